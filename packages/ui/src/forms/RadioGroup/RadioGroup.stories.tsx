import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
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

export const Dark: Story = { decorators: [inDark] };
