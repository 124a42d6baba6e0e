import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { scanTimeProps } from "../samples.tsx";
import { ScanTimePicker } from "./ScanTimePicker.tsx";

const meta = {
  title: "UI/Menus/ScanTimePicker",
  component: ScanTimePicker,
  decorators: [onSheet],
  args: scanTimeProps,
} satisfies Meta<typeof ScanTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const compare = scanTimeProps.compare;

export const Default: Story = {};
export const WithoutCompare: Story = { args: { compare: undefined } };
export const Comparing: Story = { args: { compare: compare && { ...compare, value: "scan-1" } } };
export const OnlyOne: Story = { args: { scans: scanTimeProps.scans.slice(0, 1) } };
export const Empty: Story = { args: { scans: [], value: null } };
export const Detailed: Story = {
  args: { scans: scanTimeProps.scans.map((scan) => ({ ...scan, detail: "Version 6.3.1" })) },
};
export const Chinese: Story = {
  args: {
    label: "评估",
    scans: [{ id: "scan-0", time: "2026-11-18 14:20" }],
    compare: compare && { ...compare, label: "对比", aloneReason: "只有一次评估" },
  },
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = { ...Comparing, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...Comparing, decorators: [inDark] };
