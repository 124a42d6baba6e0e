import {
  addCloudConnection,
  assessmentLimits,
  checkAws,
  connectJira,
  disconnectCloud,
  disconnectJira,
  getCompany,
  jiraSites,
  jiraStatus,
  listCloudConnections,
} from "@candor/api/endpoints";
import type { CloudConnection } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { COMPANY_INFO, LIMITS } from "../company/fixtures.ts";
import { SITES, statusIn } from "../jira/fixtures.ts";
import { owner } from "../shell/fixtures.ts";
import { settingsAddress } from "./address.ts";
import { SettingsScreen, type SettingsScreenProps } from "./components/SettingsScreen.tsx";

const CONSENT = "https://auth.atlassian.example/authorize?state=s";

const clouds = (list: CloudConnection[]) => ({
  ...{ configured: true, list, template: TEMPLATE },
  ...{ limit: 2, plan_ended: false },
});
const TEMPLATE = "Resources:\n  Role:\n    Type: AWS::IAM::Role\n";

const account = (state: CloudConnection["state"]): CloudConnection => ({
  id: "0198a000-0000-7000-8000-000000000001",
  provider: "aws",
  account_id: "123456789012",
  state,
  connected_by: "Lin Yue",
  added_at: "2026-11-18T06:20:00.000Z",
  connected_at: state === 11 ? "2026-11-18T06:24:00.000Z" : null,
  checked_at: null,
  role_arn: "arn:aws:iam::123456789012:role/CandorReadOnly",
  external_id: "external-of-candor",
  launch_url: "https://console.aws.example/cloudformation",
});

/** The screen with the state that its address has. */
const Addressed = (props: Omit<SettingsScreenProps, "address">) => (
  <SettingsScreen {...props} address={useAddress(settingsAddress)} />
);

const meta = {
  title: "Features/Settings",
  component: Addressed,
  args: { user: owner, companyHref: "/assessment/edit", onLeave: fn() },
  parameters: { address: "/settings" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(jiraStatus, statusIn("connected")),
      ...handlersFor(jiraSites, SITES),
      ...handlersFor(getCompany, COMPANY_INFO),
      ...handlersFor(listCloudConnections, clouds([])),
      ...handlersFor(assessmentLimits, LIMITS),
    ),
} satisfies Meta<typeof Addressed>;
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
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(jiraStatus, statusIn("not_configured")),
      ...handlersFor(listCloudConnections, { ...clouds([]), configured: false, template: "" }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not set up")).toBeVisible();
    await expect(await canvas.findByText(/Connecting AWS is not set up/)).toBeVisible();
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

/** From the account's number to the connection: launched, checked, connected, and disconnected again. */
export const Cloud: Story = {
  beforeEach: ({ msw }) => {
    let list: CloudConnection[] = [];
    let tries = 0;
    msw.use(
      ...handlersFor(jiraStatus, statusIn("not_configured")),
      ...handlersFor(listCloudConnections, () => clouds(list)),
      ...handlersFor(addCloudConnection, ({ account_id }) => {
        if (account_id !== "123456789012") return failWith("cloud.repeat_account");
        list = [account(0)];
        return account(0);
      }),
      ...handlersFor(checkAws, () => {
        tries += 1;
        list = [account(tries === 1 ? 1 : 11)];
        return list[0] ?? account(1);
      }),
      ...handlersFor(disconnectCloud, () => {
        list = [];
        return {};
      }),
    );
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: /AWS account number/ });
    const add = canvas.getByRole("button", { name: "Add account" });
    await step("A number that is none, and one that is there already, are refused at the field", async () => {
      await userEvent.type(field, "1234{Enter}");
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter the 12 digits/));
      await userEvent.clear(field);
      await userEvent.type(field, "0000-0000-0000");
      await userEvent.click(add);
      await waitFor(() => expect(field).toHaveAccessibleDescription(/has been added/));
    });
    await step("The account says what comes next", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "1234 5678 9012{Enter}");
      const launch = await canvas.findByRole("link", { name: "Launch stack" });
      await expect(launch).toHaveAttribute("href", "https://console.aws.example/cloudformation");
      await expect(canvas.getByText("Connecting")).toBeVisible();
      await expect(canvas.getByText("external-of-candor")).toBeVisible();
      await expect(field).toHaveValue("");
    });
    await step("The emptied field is not scolded when it is left", async () => {
      await userEvent.tab();
      await expect(field).not.toHaveAccessibleDescription(/Enter the 12 digits/);
    });
    await step("It is checked until AWS lets it in", async () => {
      const check = canvas.getByRole("button", { name: "Check connection" });
      await userEvent.click(check);
      const body = within(canvasElement.ownerDocument.body);
      await expect((await body.findAllByText(/^AWS does not let Candor in/)).length).toBeGreaterThan(0);
      await waitFor(() => expect(check).not.toHaveAttribute("aria-busy"));
      await userEvent.click(check);
      await expect(await canvas.findByText("Connected")).toBeVisible();
      await expect((await body.findAllByText(/^AWS lets Candor in/)).length).toBeGreaterThan(0);
      await expect(canvas.queryByRole("link", { name: "Launch stack" })).toBeNull();
    });
    await step("It is disconnected after a question", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Disconnect" }));
      const page = within(canvasElement.ownerDocument.body);
      const dialog = within(
        await page.findByRole("dialog", { name: "Disconnect AWS account 1234-5678-9012?" }),
      );
      await userEvent.click(dialog.getByRole("button", { name: "Disconnect" }));
      await waitFor(() => expect(canvas.queryByText("AWS account 1234-5678-9012")).toBeNull());
      const body = within(canvasElement.ownerDocument.body);
      await expect(
        (await body.findAllByText("AWS account 1234-5678-9012 is disconnected.")).length,
      ).toBeGreaterThan(0);
      await waitFor(() => expect(canvasElement.ownerDocument.activeElement).not.toBe(document.body));
    });
  },
};

/** AWS refuses: what to do stands there. */
export const CloudError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listCloudConnections, clouds([account(12)]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Connection Error")).toBeVisible();
    await expect(canvas.getByText(/Launch the stack again/)).toBeVisible();
  },
};

/** Nothing is typed that would be refused: what is connected stays, and can be taken away. */
export const CloudPlanEnded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listCloudConnections, { ...clouds([account(11)]), plan_ended: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your plan has ended\./)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /AWS account number/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Disconnect" })).toBeVisible();
  },
};
export const CloudLimitReached: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listCloudConnections, { ...clouds([account(11)]), limit: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your plan's number of AWS accounts is reached/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /AWS account number/ })).toBeNull();
  },
};

/** How much of the plan is used, when the next assessment may start, and which plans export. */
export const Essential: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getCompany, {
        ...COMPANY_INFO,
        subscription: { ...COMPANY_INFO.subscription, plan: "essential", product_version: 1 },
        limits: { ...COMPANY_INFO.limits, export: false, login_scenarios: false },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Website 2 of 5 · /)).toBeVisible();
    await expect(canvas.getByText("from 1 December")).toBeVisible();
    await expect(canvas.getByText("In Professional and Enterprise")).toBeVisible();
  },
};

/** A plan that has ended says so. */
export const Expired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getCompany, {
        ...COMPANY_INFO,
        subscription: { ...COMPANY_INFO.subscription, expires_at: "2026-10-01T00:00:00.000Z", expired: true },
        limits: { ...COMPANY_INFO.limits, export: false },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^ended on/)).toBeVisible();
    await expect(canvas.getByText("Contact the business team to renew the plan.")).toBeVisible();
    // Neither an export nor an assessment.
    await expect(canvas.getAllByText("Once the plan is renewed")).toHaveLength(2);
  },
};
