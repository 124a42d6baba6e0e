import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { text } from "../../theme/text.css.ts";
import { TickProgress } from "./TickProgress.tsx";

const meta = {
  title: "UI/Figures/TickProgress",
  component: TickProgress,
  decorators: [
    // The value is always written beside the ticks.
    (Story, { args }) => (
      <div className={css.rail}>
        <Story />
        <div className={text({ size: 1, tone: "muted" })} style={{ marginTop: 8 }}>
          {args.valueText}
        </div>
      </div>
    ),
    onSheet,
  ],
  args: { value: 46, valueText: "2 of 3 objects · 46%", "aria-label": "Assessment" },
} satisfies Meta<typeof TickProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Dense: Story = { args: { size: "dense", value: 78, valueText: "78%" } };

export const Button: Story = { args: { size: "button", value: 58, valueText: "58%" } };

export const None: Story = { args: { value: 0, valueText: "0%" } };

export const Done: Story = { args: { value: 100, valueText: "100%" } };

export const Dark: Story = { decorators: [inDark] };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 96 }}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};

export const Chinese: Story = {
  args: { "aria-label": "评估进度", value: 62, valueText: "已完成 62%" },
  decorators: [(Story) => <div lang="zh-CN">{Story()}</div>],
};
