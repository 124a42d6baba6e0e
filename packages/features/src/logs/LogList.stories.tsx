import { checkLogs, listLogs, logSettings, saveLogSettings } from "@candor/api/endpoints";
import type { AuditEntry } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { logsAddress } from "./address.ts";
import { LogList } from "./components/LogList.tsx";
import { ENTRIES } from "./fixtures.ts";

const ACTIONS = ["check.set_passed", "company.staff_update", "log.retention", "scan.publish"];
const pageOf = (list: readonly AuditEntry[], more = false) => ({
  list: [...list],
  total: list.length,
  more,
  actions: ACTIONS,
});

function Held() {
  return <LogList address={useAddress(logsAddress)} />;
}

const meta = {
  title: "Features/Logs/LogList",
  component: Held,
  parameters: { address: logsAddress.href({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listLogs, ({ action, search }) =>
        pageOf(
          ENTRIES.filter(
            (one) => (!action || one.action === action) && one.action.includes(search?.toLowerCase() ?? ""),
          ),
        ),
      ),
      ...handlersFor(logSettings, { keep_days: 365, first_at: "2025-12-01T00:00:00.000Z" }),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /He Ting Staff scan\.publish/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /The server log\.retention/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Details of company.staff_update" }));
    await expect(await canvas.findByRole("tree", { name: "What changed" })).toBeVisible();
    await expect(canvas.getByText("398")).toBeVisible();
  },
};

export const Filtered: Story = {
  parameters: { address: logsAddress.href({ action: "log.retention", span: "30" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /log\.retention/ })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /scan\.publish/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: /Remove.*What/ })).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { address: logsAddress.href({ search: "nobody" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No line of the log is about that")).toBeVisible();
  },
};

/** More than is counted: it says how the rest is reached. */
export const More: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listLogs, { ...pageOf(ENTRIES, true), total: 10_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The newest 10,000 lines are counted/)).toBeVisible();
  },
};

/** First the chain is broken, then it is whole. */
export const Checks: Story = {
  beforeEach: ({ msw }) => {
    const faults = [{ kind: "removed" as const, seq: 214, at: "2026-11-18T08:00:00.000Z" }];
    msw.use(
      ...handlersFor(checkLogs, () => ({
        ...{ lines: 400, last_seq: 400, last_hash: "5e".repeat(32) },
        fault: faults.shift() ?? null,
      })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check the log" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Check the log" }));
    await expect(await dialog.findByText(/^Line 214 is missing before 18 Nov 2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Check again" }));
    await expect(await dialog.findByText(/^All 400 lines are as they were written/)).toBeVisible();
  },
};

/** Refused, then saved. */
export const Keeps: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("common.internal")];
    msw.use(
      ...handlersFor(saveLogSettings, (settings) => answers.shift() ?? { ...settings, first_at: null }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole("button", { name: "How long lines are kept" });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await screen.findByRole("dialog", { name: "How long lines are kept" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Keep lines" }), "1,095 days");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await dialog.findByText(/^It was not saved: /)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listLogs, { ...pageOf([]), actions: [] })),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listLogs, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listLogs, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load", {}, { timeout: 5000 })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listLogs, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /He Ting 员工 scan\.publish/ })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
