import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { Tabs } from "./Tabs.tsx";

/** A tab brings its own distance: a table has none, words have some. */
const Panel = ({ children }: { children: ReactNode }) => <p style={{ paddingBlock: 16 }}>{children}</p>;

const meta = {
  title: "UI/Data/Tabs",
  component: Tabs,
  decorators: [onSheet],
  args: {
    label: "Evidence",
    value: "cookies",
    onValueChange: () => {},
    tabs: [
      {
        value: "cookies",
        label: "Cookies",
        count: 5,
        content: <Panel>Five cookies were set before a choice was made.</Panel>,
      },
      { value: "requests", label: "Requests", count: 12, content: <Panel>Twelve requests.</Panel> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

/** More than fit: the row scrolls. */
export const Many: Story = {
  args: {
    tabs: [
      ...meta.args.tabs,
      { value: "pixels", label: "Tracking pixels", count: 5 },
      { value: "storage", label: "Storage of the browser", count: "1,284" },
      { value: "shots", label: "Screenshots", count: 0 },
    ],
  },
};
export const Chinese: Story = {
  args: {
    label: "证据",
    tabs: [
      { value: "cookies", label: "Cookie", count: 5, content: <Panel>作出选择前设置了 5 个 Cookie。</Panel> },
      { value: "requests", label: "请求", count: 12 },
    ],
  },
  decorators: [inChinese],
};
export const Least: Story = { ...Many, globals: { viewport: { value: "least" } } };

/** The chosen one is in sight, however far along it stands. */
export const FarAlong: Story = {
  ...Many,
  args: { ...Many.args, value: "shots" },
  globals: { viewport: { value: "least" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("tablist").getBoundingClientRect();
    const tab = canvas.getByRole("tab", { selected: true }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
  },
};
export const Dark: Story = { decorators: [inDark] };
