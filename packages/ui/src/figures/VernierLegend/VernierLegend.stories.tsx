import type { Meta, StoryObj } from "@storybook/react-vite";
import { chinese, companyCounts, english, siteCounts } from "../../internal/samples.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { VernierLegend } from "./VernierLegend.tsx";

const meta = {
  title: "UI/Figures/VernierLegend",
  component: VernierLegend,
  decorators: [onSheet],
  args: { counts: companyCounts, labels: english, "aria-label": "Checks by result" },
} satisfies Meta<typeof VernierLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithChanges: Story = {
  args: {
    changes: {
      critical: "−4",
      medium: "−4",
      low: "+1",
      potential: "±0",
      uncertain: "−2",
      error: "+2",
      resolved: "+1",
      passed: "+9",
    },
    note: "vs 19 Oct",
    onPick: () => {},
  },
};

export const Chips: Story = { args: { counts: siteCounts, look: "chips", onPick: () => {} } };

export const Picked: Story = { args: { ...Chips.args, only: "medium" } };

export const Zero: Story = { args: { counts: { passed: 131, low: 12 }, look: "chips" } };

export const Chinese: Story = {
  args: { labels: chinese, "aria-label": "按结果分类的检查项", onPick: () => {} },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};

export const Narrow: Story = { ...WithChanges, globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { ...Picked, decorators: [inDark] };

/** Half of 320 px, as at 200 % zoom: fewer columns, whole words. */
export const Tight: Story = {
  tags: ["visual"],
  args: { ...WithChanges.args },
  decorators: [(Story) => <div style={{ maxWidth: 160 }}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};

export const TightChips: Story = { ...Tight, args: { ...Chips.args } };

export const UnknownResults: Story = {
  args: { counts: { critical: 2, superseded: 4 } as typeof siteCounts, look: "chips" },
};
