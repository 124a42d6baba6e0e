import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inForm, inRail, onSheet } from "../../internal/stories.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "UI/Forms/TextArea",
  component: TextArea,
  decorators: [inForm, onSheet],
  args: { label: "Reason" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counter: Story = {
  args: { bound: 501, counterText: (used, most) => `${used} of ${most}`, placeholder: "Write a comment" },
};
export const FieldError: Story = {
  tags: ["visual"],
  args: {
    required: true,
    placeholder: "Why the engine’s result does not apply",
    error: "Please enter the reason.",
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "Tag removed in release 88." } };

export const LongLabel: Story = {
  args: {
    label: "Why the result of the engine does not apply to this object, in words that an auditor understands",
  },
  decorators: [inRail],
};
export const Chinese: Story = {
  args: { label: "原因", required: true, placeholder: "为什么引擎的结果不适用", error: "请输入原因。" },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark] };
