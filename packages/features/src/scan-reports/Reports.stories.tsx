import { listReports } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { OPEN } from "../shared-reports/fixtures.ts";
import { reportsAddress } from "./address.ts";
import { ReportsScreen, type ReportsScreenProps } from "./components/ReportsScreen.tsx";
import { REPORTS, SCAN_ID } from "./fixtures.ts";

function Held(props: Omit<ReportsScreenProps, "address">) {
  return <ReportsScreen {...props} address={useAddress(reportsAddress)} />;
}

const meta = {
  title: "Features/ScanReports/ReportsScreen",
  component: Held,
  parameters: { address: reportsAddress.href({ scanId: SCAN_ID }) },
  args: { resultsHref: "/view-mis/scan-result/1" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, REPORTS)),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^shop.example.com/ });
    await expect(canvas.getByText(/^S-\d+ of .+: 2 reports/)).toBeVisible();
    await expect(within(row).getByRole("button", { name: /^Download the result file/ })).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /^careers/ })).queryByRole("button")).toBeNull();
  },
};

/** The company made a link, which two people opened. */
export const Shared: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, { ...REPORTS, shares: [OPEN] })),
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findByRole("list", { name: "Links that the company made" });
    await userEvent.click(within(links).getByText("Opened 2 times"));
    await expect(within(links).getByText(/Chrome on Linux/)).toBeVisible();
    await expect(within(links).queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, { ...REPORTS, list: [] })),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, "pending")) };

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This scan does not exist")).toBeVisible();
  },
};

/** What stands in its address cannot be one. */
export const Misaddressed: Story = {
  parameters: { address: "/view-mis/scan-report-list/nope" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, failWith("common.invalid"))),
  play: NotFound.play,
};
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listReports, failWith("common.forbidden"))),
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
