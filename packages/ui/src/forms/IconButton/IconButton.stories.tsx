import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "UI/Forms/IconButton",
  component: IconButton,
  decorators: [onSheet],
  args: { label: "Remove", icon: <Icon of={Trash2} /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bordered: Story = { tags: ["visual"], args: { variant: "secondary" } };
export const Small: Story = { args: { size: 24, icon: <Icon of={Trash2} size={14} /> } };
export const Large: Story = { args: { size: 40, icon: <Icon of={Trash2} size={20} /> } };
export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { decorators: [inDark] };
