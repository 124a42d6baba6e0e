import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "UI/Forms/Switch",
  component: Switch,
  decorators: [onSheet],
  args: { label: "Enabled" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { decorators: [inDark] };
