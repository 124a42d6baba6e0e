import { diffScan } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { diffAddress } from "./address.ts";
import { DiffScreen, type DiffScreenProps } from "./components/DiffScreen.tsx";
import { DIFF, SCAN_ID } from "./fixtures.ts";

function Held(props: Omit<DiffScreenProps, "address">) {
  return <DiffScreen {...props} address={useAddress(diffAddress)} />;
}

const meta = {
  title: "Features/ScanReports/DiffScreen",
  component: Held,
  parameters: { address: diffAddress.href({ scanId: SCAN_ID }) },
  args: { resultsHref: "/view-mis/scan-result/1" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, DIFF)),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^S-20417 against S-20381: risks added 2, resolved 1/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Changed by an expert" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    const row = within(canvas.getByRole("table")).getByText("He Ting; the engine said: Failed");
    await expect(row).toBeVisible();
  },
};

/** Its objects were never published. */
export const First: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, { ...DIFF, against: null, versions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/were never published before/)).toBeVisible();
  },
};

/** While a scan is corrected, its customer sees what was published of it. */
export const Correction: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, { ...DIFF, against: DIFF.scan })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The correction of S-20417 against what is published/),
    ).toBeVisible();
    await expect(canvas.getByRole("option", { name: "What the customer sees now" })).toBeInTheDocument();
  },
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, "pending")) };

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This scan does not exist")).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5000 })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("common.forbidden"))),
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
