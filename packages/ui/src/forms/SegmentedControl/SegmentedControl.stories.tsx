import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { CandorTheme } from "../../theme/CandorTheme/CandorTheme.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const meta = {
  title: "UI/Forms/SegmentedControl",
  component: SegmentedControl,
  decorators: [onSheet],
  args: {
    label: "Figure",
    options: [
      { value: "pv", label: "PV" },
      { value: "uv", label: "UV" },
    ],
    value: "pv",
    onValueChange: () => {},
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 28 } };
export const Disabled: Story = {
  args: {
    options: [
      { value: "pv", label: "PV" },
      { value: "uv", label: "UV", disabled: true },
    ],
  },
};

/** The roundest corners a theme may choose. */
export const Round: Story = {
  tags: ["visual"],
  decorators: [
    (Story, { globals }) => (
      <CandorTheme appearance={globals.theme === "dark" ? "dark" : "light"} radius={24}>
        <Story />
      </CandorTheme>
    ),
  ],
};

export const LongLabel: Story = {
  args: {
    options: [
      { value: "pv", label: "Page views of all visitors" },
      { value: "uv", label: "Visitors counted once a day" },
      { value: "none", label: "Neither of them" },
    ],
  },
  decorators: [inRail],
};
export const Chinese: Story = {
  args: {
    options: [
      { value: "pv", label: "浏览量" },
      { value: "uv", label: "访客数" },
    ],
  },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark] };
