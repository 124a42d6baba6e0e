import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { CodeBlock } from "./CodeBlock.tsx";

const meta = {
  title: "UI/Data/CodeBlock",
  component: CodeBlock,
  decorators: [onSheet],
  args: {
    label: "Call stack of _adr_uid",
    code: "set cookie  _adr_uid=7f0c…e1; Domain=.example.com\n  at writeId      https://cdn.adreach.example/v4/adreach.js:2:18844",
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Highlighted: Story = { args: { highlight: [1] } };

export const Dark: Story = { decorators: [inDark] };
