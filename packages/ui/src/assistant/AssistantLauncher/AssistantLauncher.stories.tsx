import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed, inDark } from "../../internal/stories.tsx";
import { AssistantLauncher } from "./AssistantLauncher.tsx";

const meta = {
  title: "UI/Assistant/AssistantLauncher",
  component: AssistantLauncher,
  parameters: framed,
  args: { label: "Ask the assistant", open: false },
} satisfies Meta<typeof AssistantLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Dark: Story = { decorators: [inDark] };
