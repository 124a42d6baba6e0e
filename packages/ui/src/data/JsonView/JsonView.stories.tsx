import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as en from "../../words/en.ts";
import { JsonView } from "./JsonView.tsx";

const consent = {
  version: "2.3.1",
  region: "DE",
  granted: ["necessary", "functional"],
  vendors: [
    { name: "AdReach", allowed: false, lifetime: 395, legal: null },
    { name: "Metricly", allowed: true, lifetime: 730, legal: "legitimate interest" },
  ],
  empty: {},
};

const meta = {
  title: "UI/Data/JsonView",
  component: JsonView,
  decorators: [onSheet],
  args: {
    label: "Consent record",
    json: JSON.stringify(consent),
    texts: { ...en.jsonView.texts, empty: "No consent record was stored." },
  },
} satisfies Meta<typeof JsonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  tags: ["visual"],
  args: { depth: 3, copy: { label: "Copy", copiedLabel: "Copied" } },
};
export const Invalid: Story = { args: { json: '{"version": "2.3.1", "granted": [' } };
export const Empty: Story = { args: { json: "" } };
export const OneValue: Story = { args: { json: "null" } };
export const Huge: Story = {
  args: {
    json: JSON.stringify({
      token: "eyJhbGciOiJIUzI1NiJ9".repeat(400),
      requests: Array.from({ length: 1000 }, (_, id) => ({ id, host: "cdn.adreach.example" })),
    }),
    depth: 2,
  },
};
export const LongLabel: Story = {
  args: { json: JSON.stringify({ [`key_${"without_a_break_".repeat(20)}`]: "value" }) },
};
export const RightToLeft: Story = {
  args: { json: JSON.stringify({ عنوان: "سياسة الخصوصية (v2)", path: "/ar" }) },
};
export const Narrow: Story = { args: { depth: 3 }, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { args: { depth: 3 }, decorators: [inDark] };
