import { assessmentTimes, getScenarioScan, scanHistory } from "@candor/api/endpoints";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { scenarioScanAddress } from "./address.ts";
import { SCAN, SCAN_ID } from "./fixtures.ts";
import { useScenarioScanTime } from "./scan-time.tsx";

const { id: objectId } = SCAN.object;
const BEFORE = {
  ...{
    assessment_id: "00000000-0000-4000-8000-000000020417",
    scan_id: "00000000-0000-4000-8000-00000000a417",
  },
  ...{ number: 20_417, published_at: "2026-10-18T06:20:00.000Z" },
};
const SHOWN = {
  ...{ assessment_id: SCAN.assessment_id, scan_id: SCAN_ID },
  ...{ number: 20_418, published_at: SCAN.published_at },
};
const VERSIONS = [SHOWN, BEFORE];

const start = scenarioScanAddress.href({ scanId: SCAN_ID, scenarioId: "consent", checkId: "web.sri" });

/** The choice over the scan that the address names. */
const Addressed = () => useScenarioScanTime(useAddress(scenarioScanAddress));

const meta = {
  title: "Features/Compliance/ScenarioScanTime",
  component: Addressed,
  parameters: { address: start },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenarioScan, ({ scan_id }) => ({
        ...SCAN,
        ...VERSIONS.find((version) => version.scan_id === scan_id),
      })),
      ...handlersFor(assessmentTimes, {
        list: VERSIONS.map(({ assessment_id: id, number, published_at }) => ({
          ...{ id, number, published_at },
          object_ids: [objectId],
        })),
      }),
      ...handlersFor(scanHistory, {
        list: VERSIONS.map((version) => ({
          ...version,
          ...{ object_version_name: null, counts: SCAN.counts, score: 54 },
        })),
      }),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another assessment leads to its scan of the same object, and back; the check and the focus stay. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const address = canvas.getByLabelText("address");
    await step("An earlier one", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Assessment.*18 Nov 2026/ }));
      await userEvent.click(await screen.findByRole("option", { name: /18 Oct 2026.*S-20417/ }));
      await waitFor(() => expect(address).toHaveTextContent(start.replace(SCAN_ID, BEFORE.scan_id)));
      await expect(await canvas.findByRole("button", { name: /^Assessment.*18 Oct 2026/ })).toHaveFocus();
    });
    await step("The last one again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Assessment/ }));
      await userEvent.click(await screen.findByRole("option", { name: /18 Nov 2026/ }));
      await waitFor(() => expect(address).toHaveTextContent(start));
    });
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^评估/ })).toBeVisible();
  },
};
