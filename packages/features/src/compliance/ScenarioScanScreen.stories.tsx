import { getCheck, getScenarioScan } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { CheckDetailPanel } from "../checks/index.ts";
import { DETAIL, LONG_TITLE } from "../checks/testing/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { scenarioScanAddress } from "./address.ts";
import { ScenarioScanScreen } from "./components/ScenarioScanScreen.tsx";
import { SCAN, SCAN_ID } from "./fixtures.ts";

/** The screen with the state that its address has. */
const Addressed = () => (
  <ScenarioScanScreen address={useAddress(scenarioScanAddress)}>
    {(check) => <CheckDetailPanel check={check} />}
  </ScenarioScanScreen>
);

const start = scenarioScanAddress.href({ scanId: SCAN_ID, scenarioId: "consent" });

const meta = {
  title: "Features/Compliance/ScenarioScanScreen",
  component: Addressed,
  parameters: { address: start },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenarioScan, SCAN),
      ...handlersFor(getCheck, ({ id }) => ({ ...DETAIL, ...SCAN.list.find((row) => row.id === id) })),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

const LAST_SCAN_ID = "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02";

export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const [first, second] = SCAN.list;
    await step("The worst check is open from the start", async () => {
      await expect(
        await canvas.findByRole("heading", { level: 1, name: first?.title.en ?? "" }),
      ).toBeVisible();
    });
    await step("j goes to the next one, k back, and the address keeps it", async () => {
      await userEvent.keyboard("j");
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(`${start}/${second?.check_id}`));
      await expect(
        await canvas.findByRole("heading", { level: 1, name: second?.title.en ?? "" }),
      ).toBeVisible();
      await userEvent.keyboard("k");
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(`${start}/${first?.check_id}`));
    });
  },
};

/** A scan that is not the object's last one says so, and leads to the last. */
export const Earlier: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenarioScan, { ...SCAN, last_scan_id: LAST_SCAN_ID })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^As of \d+ \w+ 2026\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(LAST_SCAN_ID));
    await waitFor(() => expect(canvas.queryByText(/^As of/)).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenarioScan, "pending")),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Loading the scenario" })).toBeVisible();
    await expect(
      await canvas.findByText("Loading the scenario", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

/** Unknown, unpublished and another company's: one answer, with a way back. */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenarioScan, failWith("check.scenario_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Not found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to compliance" })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenarioScan, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
/** The list alone is on the screen: its title is the page's. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Consent & transparency" }),
    ).toBeVisible();
    const titles = canvas.getAllByRole("heading", { level: 1 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(["Consent & transparency"]);
  },
};
export const Dark: Story = { globals: { theme: "dark" } };

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenarioScan, failWith("common.forbidden"))),
  play: saysForbidden,
};

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenarioScan, {
        ...SCAN,
        title: LONG_TITLE,
        list: SCAN.list.map((row) => ({ ...row, title: LONG_TITLE })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: LONG_TITLE.cn })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
