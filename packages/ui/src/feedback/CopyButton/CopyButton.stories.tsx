import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "UI/Feedback/CopyButton",
  component: CopyButton,
  decorators: [onSheet],
  args: { label: "Copy", copiedLabel: "Copied", text: "8F3A-21C7" },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Dark: Story = { decorators: [inDark] };
