import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "UI/Data/Tabs",
  component: Tabs,
  decorators: [onSheet],
  args: {
    label: "Evidence",
    value: "cookies",
    onValueChange: () => {},
    tabs: [
      { value: "cookies", label: "Cookies", count: 5, content: "Five cookies." },
      { value: "requests", label: "Requests", count: 12, content: "Twelve requests." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More than fit: the row scrolls. */
export const Many: Story = {
  args: {
    tabs: [
      ...meta.args.tabs,
      { value: "pixels", label: "Tracking pixels", count: 5 },
      { value: "storage", label: "Storage of the browser", count: 1284 },
      { value: "shots", label: "Screenshots", count: 0 },
    ],
  },
};
export const Chinese: Story = {
  args: {
    label: "证据",
    tabs: [
      { value: "cookies", label: "Cookie", count: 5, content: "5 个 Cookie。" },
      { value: "requests", label: "请求", count: 12 },
    ],
  },
  decorators: [inChinese],
};
export const Least: Story = { ...Many, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
