import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { LogoMark } from "./LogoMark.tsx";

const meta = {
  title: "UI/Icons/LogoMark",
  component: LogoMark,
  decorators: [onSheet],
  args: { label: "Candor" },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { tags: ["visual"], args: { size: 120 } };

export const Dark: Story = { ...Large, decorators: [inDark] };
