import { listErrorReports } from "@candor/api/endpoints";
import type { ErrorReport } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { errorsAddress } from "./address.ts";
import { ErrorReports } from "./components/ErrorReports.tsx";

const report = (number: number, message: string, change: Partial<ErrorReport> = {}): ErrorReport => ({
  id: `0198c000-0000-7000-8000-00000000050${number}`,
  first_at: "2026-11-12T08:00:00.000Z",
  last_at: "2026-11-20T09:12:00.000Z",
  count: 3,
  name: "TypeError",
  message,
  page: "https://candor.example.com/checks?level=critical",
  content: JSON.stringify({ name: "TypeError", message, stack: "at render (checks.js:12:8)" }),
  ...change,
});
const REPORTS = [
  report(1, "undefined is not an object (evaluating 'row.title')", { count: 1204 }),
  report(2, "", { name: "ChunkLoadError", page: null }),
  report(3, "Cut off", { content: "{ not json" }),
];
const pageOf = (list: ErrorReport[]) => ({ list, total: list.length });

function Held() {
  return <ErrorReports address={useAddress(errorsAddress)} />;
}

const meta = {
  title: "Features/Operations/ErrorReports",
  component: Held,
  parameters: { address: errorsAddress.href({}) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listErrorReports, ({ search }) =>
        pageOf(REPORTS.filter(({ message }) => message.includes(search ?? ""))),
      ),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("row", { name: /row\.title.*TypeError \/checks\?level=critical 1,204/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Last report of undefined/ }));
    await expect(await canvas.findByRole("tree", { name: "Last report" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Last report of Cut off" }));
    await expect(await canvas.findByText("Shown as it came")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { address: errorsAddress.href({ search: "nothing of the kind" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No report says that")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listErrorReports, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No error has been reported")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listErrorReports, "pending")),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listErrorReports, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listErrorReports, failWith("common.forbidden"))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "最近出现" })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
