import type { Meta, StoryObj } from "@storybook/react-vite";
import { Settings } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { RedDot } from "./RedDot.tsx";

const meta = {
  title: "UI/Badges/RedDot",
  component: RedDot,
  decorators: [onSheet],
  args: { label: "No cloud account is connected" },
} satisfies Meta<typeof RedDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the corner of an icon. */
export const Ringed: Story = {
  tags: ["visual"],
  args: { ringed: true },
  render: (args) => (
    <span style={{ display: "inline-flex", position: "relative" }}>
      <Icon of={Settings} size={20} />
      <RedDot {...args} style={{ position: "absolute", top: -2, right: -2 }} />
    </span>
  ),
};

export const Dark: Story = { decorators: [inDark] };
