import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
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

export const Dark: Story = { decorators: [inDark] };
