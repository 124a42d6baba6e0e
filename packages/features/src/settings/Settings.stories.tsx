import { connectJira, disconnectJira, jiraSites, jiraStatus } from "@candor/api/contract";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { SITES, statusIn } from "../jira/fixtures.ts";
import { owner } from "../shell/fixtures.ts";
import { SettingsScreen } from "./components/SettingsScreen.tsx";

const CONSENT = "https://auth.atlassian.example/authorize?state=s";

const meta = {
  title: "Features/Settings",
  component: SettingsScreen,
  args: { user: owner, companyHref: "/assessment/edit", onLeave: fn() },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(jiraStatus, statusIn("connected")), ...handlersFor(jiraSites, SITES)),
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Connected: by whom, since when, to which sites; disconnected after a question, which gives the focus on. */
export const Default: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => {
    let connected = true;
    msw.use(
      ...handlersFor(jiraStatus, () => statusIn(connected ? "connected" : "disconnected")),
      ...handlersFor(disconnectJira, () => {
        connected = false;
        return {};
      }),
    );
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(await canvas.findByText("Connected")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "example-retail.atlassian.example" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Disconnect" }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: "Disconnect Jira?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Disconnect" }));
    const connect = await canvas.findByRole("button", { name: "Connect Jira" });
    await waitFor(() => expect(connect).toHaveFocus());
    await expect(canvas.getByText("Not connected")).toBeVisible();
  },
};

/** Leaves for Atlassian; what goes wrong is told, and it can be tried again. */
export const Disconnected: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(jiraStatus, statusIn("disconnected")),
      ...handlersFor(connectJira, () => {
        asked += 1;
        return asked === 1 ? failWith("jira.failed") : { url: CONSENT };
      }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const connect = await canvas.findByRole("button", { name: "Connect Jira" });
    await userEvent.click(connect);
    await waitFor(() => expect(connect).not.toHaveAttribute("aria-busy"));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(connect);
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(CONSENT));
  },
};

export const Invalid: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(jiraStatus, statusIn("invalid"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No longer valid")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Connect again" })).toBeEnabled();
  },
};

/** The operator has set nothing up: nothing to press. */
export const NotConfigured: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(jiraStatus, statusIn("not_configured"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not set up")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A member reads how it stands. */
export const Viewer: Story = {
  args: { user: { ...owner, role: "viewer" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/An administrator of your team/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Disconnect" })).toBeNull();
  },
};

export const Chinese: Story = {
  ...Disconnected,
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "连接 Jira" })).toBeVisible();
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /atlassian/ })).toBeVisible();
  },
};
