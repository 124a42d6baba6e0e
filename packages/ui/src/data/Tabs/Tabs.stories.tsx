import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
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

export const Dark: Story = { decorators: [inDark] };
