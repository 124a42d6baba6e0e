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
    await expect(
      await canvas.findByRole("row", {
        name: /He Ting Staff Published a scan: S-20418 scan\.publish Northline Retail/,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("row", { name: /The server Removed old lines of the log log\.retention/ }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Details of line 398: Changed a company's plan or settings" }),
    );
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

/** Two days are asked for; they stand in the address, and each can be lifted. */
export const BetweenDays: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listLogs, ({ from, to }) =>
        pageOf(ENTRIES.filter(({ at }) => (!from || at >= from) && (!to || at <= to))),
      ),
    ),
  play: async ({ canvas, userEvent, step }) => {
    const time = await canvas.findByRole("combobox", { name: "When" });
    await userEvent.selectOptions(time, "Between days…");
    const dialog = within(await screen.findByRole("dialog", { name: "Between days" }));
    const show = dialog.getByRole("button", { name: "Show" });
    await step("no day is said at the first, a last one before it at the last", async () => {
      const [first, last] = ["First day", "Last day"].map((name) => dialog.getByRole("textbox", { name }));
      if (!first || !last) throw new Error("no fields");
      await userEvent.click(show);
      await waitFor(() => expect(first).toHaveAccessibleDescription(/Choose a day/));
      await userEvent.type(first, "2026-11-21");
      await userEvent.type(last, "2026-11-20");
      await userEvent.click(show);
      await waitFor(() => expect(last).toHaveAccessibleDescription(/Choose the first day or a later one/));
      await userEvent.clear(last);
      await userEvent.type(last, "2026-11-22");
      await userEvent.click(show);
    });
    await expect(await canvas.findByText("No line of the log is about that")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Remove.*First day/ }));
    await expect(await canvas.findByRole("row", { name: /scan\.publish/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Remove.*Last day/ })).toBeVisible();
  },
};

/** A link of another keeps days and address: what they saw is shown. */
export const Shared: Story = {
  parameters: { address: logsAddress.href({ from: "2026-11-20", to: "2026-11-20", address: "192.0.2.14" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listLogs, ({ from, to, address }) =>
        pageOf(from && to ? ENTRIES.filter((one) => one.address === address) : []),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /scan\.publish/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Remove.*192\.0\.2\.14/ })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "When" })).toHaveDisplayValue(
      /20 Nov 2026 to 20 Nov 2026/,
    );
    await userEvent.click(canvas.getByRole("button", { name: /^Details of .*: Published a scan$/ }));
    await expect(await canvas.findByRole("link", { name: "192.0.2.14" })).toHaveAttribute(
      "href",
      logsAddress.href({ address: "192.0.2.14" }),
    );
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
    // The dialog may still be fading in when the answer is there.
    await waitFor(() => expect(dialog.getByText(/^Line 214 is missing before 18 Nov 2026/)).toBeVisible());
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
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listLogs, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("row", { name: /He Ting 员工 发布扫描：S-20418 scan\.publish/ }),
    ).toBeVisible();
    const open = await canvas.findByRole("button", { name: "日志保留期限" });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    // No blank between two Chinese sentences.
    await expect(await screen.findByText(/且无法恢复。最早的日志：/)).toBeInTheDocument();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
