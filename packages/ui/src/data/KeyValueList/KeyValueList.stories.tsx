import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, onSheet } from "../../internal/stories.tsx";
import { KeyValueList } from "./KeyValueList.tsx";

const meta = {
  title: "UI/Data/KeyValueList",
  component: KeyValueList,
  decorators: [onSheet],
  args: {
    items: [
      { id: "object", label: "Object", value: <a href="/objects/1">shop.example.com</a> },
      { id: "scenario", label: "Scenario", value: "Consent & transparency" },
      { id: "seen", label: "First seen", value: "21 Aug 2026 · 3 assessments" },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLabel: Story = {
  args: {
    items: [
      { id: "host", label: "Host", value: "a-very-long-host-name-that-does-not-fit.cdn.shop.example.com" },
    ],
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};

/** A field without a value says so in words. */
export const NullFields: Story = {
  args: {
    items: [
      { id: "owner", label: "Owner", value: "—" },
      { id: "jira", label: "Jira", value: "Not connected" },
    ],
  },
};
export const RightToLeft: Story = {
  args: { items: [{ id: "company", label: "Company", value: <bdi>شركة المثال (2026)</bdi> }] },
};
export const Chinese: Story = {
  args: {
    items: [
      { id: "object", label: "对象", value: "shop.example.com" },
      { id: "scenario", label: "场景", value: "同意与透明度" },
    ],
  },
  decorators: [inChinese],
};
export const Least: Story = {
  tags: ["visual"],
  args: {
    items: [
      ...meta.args.items,
      { id: "host", label: "Host", value: "a-very-long-host-name-that-does-not-fit.cdn.shop.example.com" },
    ],
  },
  globals: { viewport: { value: "least" } },
};
export const Dark: Story = { decorators: [inDark] };
