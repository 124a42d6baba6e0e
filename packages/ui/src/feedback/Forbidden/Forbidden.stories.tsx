import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Forbidden } from "./Forbidden.tsx";

const meta = {
  title: "UI/Feedback/Forbidden",
  component: Forbidden,
  decorators: [onSheet],
  args: {
    title: "Only administrators can see members",
    description: "You are a member of Example Retail. Ask Marta Keller to change your role.",
    action: <Button>Back to dashboard</Button>,
  },
} satisfies Meta<typeof Forbidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { decorators: [inDark] };
