import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { MultiSelect } from "./MultiSelect.tsx";

const meta = {
  title: "UI/Forms/MultiSelect",
  component: MultiSelect,
  decorators: [onSheet],
  args: {
    label: "Framework",
    clearLabel: "Clear",
    options: ["GDPR", "PIPL", "CPRA"].map((name) => ({ value: name, label: name })),
    value: [],
    onValueChange: () => {},
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Active: Story = { args: { value: ["GDPR", "PIPL"] } };

export const Dark: Story = { decorators: [inDark] };
