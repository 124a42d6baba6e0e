import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { FormField } from "./FormField.tsx";

const meta = {
  title: "UI/Forms/FormField",
  component: FormField,
  decorators: [onSheet],
  args: { label: "Region", hint: "Where most visitors are.", children: (wiring) => <input {...wiring} /> },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const FieldError: Story = { args: { error: "Choose a region." } };

export const Dark: Story = { decorators: [inDark] };
