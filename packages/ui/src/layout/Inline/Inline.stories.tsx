import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { Inline } from "./Inline.tsx";

const meta = {
  title: "UI/Layout/Inline",
  component: Inline,
  decorators: [onSheet],
  args: {
    children: [
      <Button key="create" variant="primary">
        Create scan
      </Button>,
      <Button key="export">Export</Button>,
      <Button key="more">Compare with the assessment before</Button>,
    ],
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const End: Story = { args: { justify: "end" } };
export const Between: Story = { args: { justify: "between", space: 4 } };
/** Text of two sizes stands on one line. */
export const Baseline: Story = {
  args: {
    align: "baseline",
    children: [
      <b key="1" style={{ fontSize: "2em" }}>
        78
      </b>,
      <span key="2">of 100</span>,
    ],
  },
};
export const Chinese: Story = {
  args: { children: [<Button key="create">创建扫描</Button>, <Button key="export">导出</Button>] },
  decorators: [inChinese],
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark] };
