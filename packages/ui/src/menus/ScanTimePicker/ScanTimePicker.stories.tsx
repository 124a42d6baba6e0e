import type { Meta, StoryObj } from "@storybook/react-vite";
import { topBarContainer } from "../../internal/layout.ts";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { scanTimeProps } from "../samples.tsx";
import { ScanTimeButton } from "./ScanTimeButton.tsx";
import { ScanTimePicker } from "./ScanTimePicker.tsx";

const meta = {
  title: "UI/Menus/ScanTimePicker",
  component: ScanTimePicker,
  decorators: [onSheet],
  args: scanTimeProps,
} satisfies Meta<typeof ScanTimePicker>;

const open = pressed("button", /^Assessment/);

export default meta;
type Story = StoryObj<typeof meta>;

const compare = scanTimeProps.compare;

export const Default: Story = {};
export const Open: Story = { play: open };
export const WithoutCompare: Story = { args: { compare: undefined } };
export const Comparing: Story = { args: { compare: compare && { ...compare, value: "scan-1" } } };
export const OnlyOne: Story = { args: { scans: scanTimeProps.scans.slice(0, 1) } };
/** For a page that fetches the list when somebody presses it. */
export const ButtonAlone: Story = {
  render: ({ label, scans }) => <ScanTimeButton label={label} time={scans[0]?.time ?? ""} />,
};
export const Empty: Story = { args: { scans: [], value: null } };
export const Detailed: Story = {
  tags: ["visual"],
  args: { scans: scanTimeProps.scans.map((scan) => ({ ...scan, detail: "Version 6.3.1" })) },
  play: open,
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
/** In a narrow top bar the key word and the words of the comparison go. */
export const Narrow: Story = {
  ...Comparing,
  decorators: [
    (Story) => (
      <div style={{ container: `${topBarContainer} / inline-size` }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: "narrow" } },
};
export const Dark: Story = { ...Comparing, decorators: [inDark] };
