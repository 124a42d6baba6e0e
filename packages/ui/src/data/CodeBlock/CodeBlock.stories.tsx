import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { CodeBlock } from "./CodeBlock.tsx";

const tools = { copy: { label: "Copy", copiedLabel: "Copied" }, wrapLabel: "Wrap lines" };

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
export const Tools: Story = { args: tools };
export const LongLines: Story = {
  args: {
    ...tools,
    code: `Content-Security-Policy: ${"default-src 'self' https://cdn.example; ".repeat(20)}\nEnd: 1`,
  },
};
export const Wrapped: Story = { tags: ["visual"], args: { ...LongLines.args, defaultWrap: true } };
export const ManyLines: Story = {
  args: {
    ...tools,
    code: Array.from({ length: 400 }, (_, line) => `at frame${line} (adreach.js:2:${line})`).join("\n"),
  },
};
export const Empty: Story = { args: { ...tools, code: "", empty: "No call stack was recorded." } };
export const RightToLeft: Story = { args: { code: "title=سياسة الخصوصية; path=/ar/privacy" } };
export const Narrow: Story = { args: tools, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { args: { ...tools, highlight: [1] }, decorators: [inDark] };
