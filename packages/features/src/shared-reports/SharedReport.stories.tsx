import { openSharedReport } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SharedReportPage } from "./components/SharedReportPage.tsx";
import { CODE, REPORT } from "./fixtures.ts";

const meta = {
  title: "Features/SharedReports/Report",
  component: SharedReportPage,
  parameters: { layout: "fullscreen" },
  args: { code: CODE, onTitle: fn() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(openSharedReport, { report: REPORT })),
} satisfies Meta<typeof SharedReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("Privacy and security assessment of Example Retail");
    await expect(args.onTitle).toHaveBeenLastCalledWith("Report S-20418 · Candor");
    await expect(canvas.getByText(/Two cookies belong to the basket/)).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: /^shop\.example\.com/ })).toBeVisible();
    await expect(canvas.getByText(/^\d+ critical in one object\. \d+ of \d+ checks passed\.$/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "By framework" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^PIPL .*71%$/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print" })).toBeVisible();
  },
};

/** Where no check was judged there is no framework to tell of. */
export const NothingJudged: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(openSharedReport, { report: { ...REPORT, frameworks: [], checks: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "By object" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "By framework" })).toBeNull();
  },
};

/** A wrong password is told at its field; the right one opens the report. */
export const Password: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(openSharedReport, ({ password }) => {
        if (password === undefined) return { report: null };
        return password === "lantern-88" ? { report: REPORT } : failWith("assessment.share_password");
      }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByLabelText(/^Password/, { selector: "input" });
    const open = canvas.getByRole("button", { name: "Open report" });
    await step("nothing, then a wrong one", async () => {
      await userEvent.click(open);
      await expect(field).toHaveAccessibleDescription("Enter the password.");
      await userEvent.type(field, "lantern-89");
      await userEvent.click(open);
      await expect(await canvas.findByText("The password is incorrect.")).toBeVisible();
      await expect(field).toHaveValue("lantern-89");
    });
    await step("the right one", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "lantern-88");
      await userEvent.click(open);
      await expect(await canvas.findByText(/assessment of Example Retail/)).toBeVisible();
    });
  },
};

export const Gone: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(openSharedReport, failWith("assessment.share_gone"))),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent("This link opens no report");
    await expect(canvas.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(openSharedReport, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(openSharedReport, "pending")),
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: Default.play };
export const Dark: Story = { globals: { theme: "dark" } };
