import { getReport } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { reportAddress } from "./address.ts";
import { ReportScreen, type ReportScreenProps } from "./components/ReportScreen.tsx";
import { REPORT, REPORT_ID } from "./fixtures.ts";

function Held(props: Omit<ReportScreenProps, "address">) {
  return <ReportScreen {...props} address={useAddress(reportAddress)} />;
}

const meta = {
  title: "Features/ScanReports/ReportScreen",
  component: Held,
  parameters: { address: reportAddress.href({ reportId: REPORT_ID }) },
  args: { listHref: "/view-mis/scan-list" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, REPORT)),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "shop.example.com" });
    const all = canvas.getAllByRole("row").length;
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Critical");
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(all));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, { ...REPORT, results: [] })),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, "pending")) };

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, failWith("scan.result_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This report does not exist")).toBeVisible();
  },
};

/** What stands in its address cannot be one. */
export const Misaddressed: Story = {
  parameters: { address: "/view-mis/scan-report-detail/nope" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, failWith("common.invalid"))),
  play: NotFound.play,
};
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getReport, failWith("common.forbidden"))),
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
