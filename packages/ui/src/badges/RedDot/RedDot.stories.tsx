import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const Ringed: Story = { args: { ringed: true } };

export const Dark: Story = { decorators: [inDark] };
