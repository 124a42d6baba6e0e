import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "UI/Feedback/EmptyState",
  component: EmptyState,
  decorators: [onSheet],
  args: {
    title: "No checks match these filters",
    description: "124 checks exist for shop.example.com.",
    action: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = { args: { action: undefined } };

export const Chinese: Story = {
  args: {
    title: "没有符合筛选条件的检查项",
    description: "shop.example.com 共有 124 项检查。",
    action: <Button>清除筛选</Button>,
    lang: "zh-CN",
  },
};

export const LongLabel: Story = {
  args: {
    title:
      "No checks of a-very-long-host-name-that-somebody-registered.department.example.com match these filters",
  },
};

export const Narrow: Story = { ...LongLabel, globals: { viewport: { value: "narrow" } } };

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { tags: ["visual"], ...LongLabel, globals: { viewport: { value: "least" } } };

export const Dark: Story = { decorators: [inDark] };
