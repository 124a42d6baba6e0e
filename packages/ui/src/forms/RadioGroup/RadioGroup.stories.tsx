import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "UI/Forms/RadioGroup",
  component: RadioGroup,
  decorators: [onSheet],
  args: {
    label: "Duration",
    options: [
      { value: "next", label: "Until the next assessment" },
      { value: "forever", label: "Forever" },
    ],
    defaultValue: "next",
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hints: Story = {
  tags: ["visual"],
  args: {
    options: [
      { value: "next", label: "Until the next assessment", hint: "The engine decides again." },
      { value: "forever", label: "Forever", hint: "Until somebody restores it.", disabled: true },
    ],
  },
};
export const FieldError: Story = {
  args: { defaultValue: undefined, required: true, error: "Choose how long." },
};

export const LongLabel: Story = {
  args: {
    options: [
      {
        value: "next",
        label: "Until the next assessment of this object, whoever starts it and whenever that is",
      },
      {
        value: "forever",
        label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      },
    ],
  },
  decorators: [inRail],
};
export const Disabled: Story = { args: { disabled: true } };
export const Chinese: Story = {
  args: {
    label: "有效期",
    options: [
      { value: "next", label: "到下次评估为止" },
      { value: "forever", label: "一直有效" },
    ],
  },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark] };
