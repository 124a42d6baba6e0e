import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "UI/Forms/Checkbox",
  component: Checkbox,
  decorators: [onSheet],
  args: { label: "Website" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Hint: Story = { args: { hint: "Up to five on your plan." } };
export const FieldError: Story = {
  tags: ["visual"],
  args: {
    label: "I confirm that the company owns these objects or may have them assessed.",
    required: true,
    error: "Tick the box to continue.",
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};

export const LongLabel: Story = {
  args: {
    label:
      "I confirm that the company owns these objects, or is allowed by their owner in writing to have them assessed for privacy and security.",
    hint: "The confirmation is kept with the assessment.",
  },
  decorators: [inRail],
};
export const LongWord: Story = {
  args: { label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" },
  decorators: [inRail],
};
export const Chinese: Story = {
  args: { label: "网站", hint: "您的套餐最多五个。" },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark] };
