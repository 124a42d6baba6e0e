import { diffScan, getScanFile } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { diffAddress } from "./address.ts";
import { DiffScreen, type DiffScreenProps } from "./components/DiffScreen.tsx";
import { DIFF, PUBLICATIONS, SCAN_ID } from "./fixtures.ts";

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
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(diffScan, { ...DIFF, against: { ...DIFF.scan, publication: 1 } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The correction of S-20417 against what is published of it/),
    ).toBeVisible();
    await expect(canvas.getByRole("option", { name: "What the customer sees now" })).toBeInTheDocument();
  },
};

/** What a correction changed of what was published before it. */
export const Publications: Story = {
  parameters: {
    address: diffAddress.href({
      ...{ scanId: SCAN_ID, publication: "3" },
      ...{ against: SCAN_ID, againstPublication: "1" },
    }),
  },
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, PUBLICATIONS)),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^S-20417 as published 3 against S-20417 as published 1: risks added/),
    ).toBeVisible();
    await expect(canvas.getByText(/^He Ting corrected it on .*: The banner was measured/)).toBeVisible();
    await expect(canvas.getByText(/What 1 result said before its correction was not kept/)).toBeVisible();
    await expect(canvas.getByText("Not kept")).toBeVisible();
    await expect(canvas.getByText(/^level, hidden, texts,? and evidence$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^What changed in/ }));
    await expect(await canvas.findByText("Level: Critical before, Low after.")).toBeVisible();
    await expect(canvas.getByText("有 4 个脚本在选择前运行。")).toHaveAttribute("lang", "zh-CN");
    await expect(canvas.getByText("One script ran before a choice.")).toBeVisible();
    const chosen = canvas.getByRole("combobox", { name: "Its publication" });
    await expect(chosen).toHaveDisplayValue(/^Publication 1,/);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Compared with" }), "");
    await waitFor(() => expect(canvas.getByLabelText("address")).not.toHaveTextContent("against"));
  },
};
const [corrected] = PUBLICATIONS.list;
if (!corrected?.differs) throw new Error("No result was corrected");
const FILE = "a".repeat(64);
const policies = {
  id: "policies",
  title: { en: "Policies", cn: "政策" },
  columns: [
    { key: "policyText", label: { en: "Policy as read", cn: "政策原文" }, type: "text_file_s3" as const },
  ],
  rows: [{ change: "added" as const, cells: { policyText: FILE } }],
  counts: { added: 1, removed: 0, same: 0 },
  partial: false,
};
const withText = { ...corrected, differs: { ...corrected.differs, tables: [policies] } };

/** A text that the evidence of a publication names opens there, as it does among the results. */
export const PublicationsText: Story = {
  ...Publications,
  globals: { language: "cn" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(diffScan, { ...PUBLICATIONS, list: [withText] }),
      ...handlersFor(getScanFile, ({ scan_id, file }) =>
        scan_id === corrected.scan_id && file === FILE
          ? { text: "我们收集的信息" }
          : failWith("check.file_not_found"),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /的变化$|变化/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "查看文本" }));
    const dialog = within(await screen.findByRole("dialog", { name: "政策原文" }));
    await waitFor(() => expect(dialog.getByText("我们收集的信息")).toBeVisible());
  },
};

export const PublicationsChinese: Story = { ...Publications, globals: { language: "cn" }, play: undefined };
export const PublicationsNarrow: Story = {
  ...Publications,
  globals: { viewport: { value: "narrow" }, theme: "dark" },
  play: undefined,
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, "pending")) };

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This scan does not exist")).toBeVisible();
  },
};

/** What stands in its address cannot be one. */
export const Misaddressed: Story = {
  parameters: { address: "/view-mis/scan-result/nope/diff" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("common.invalid"))),
  play: NotFound.play,
};
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(diffScan, failWith("common.forbidden"))),
};

export const Chinese: Story = { globals: { language: "cn" } };
/** Without columns a row says both statuses in its first line. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(/^(?:Critical|Medium|Low)$/);
    await expect(first?.closest("li, [role=listitem], a")).toHaveTextContent(/ → /);
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
