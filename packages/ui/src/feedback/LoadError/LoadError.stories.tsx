import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { LoadError } from "./LoadError.tsx";

const meta = {
  title: "UI/Feedback/LoadError",
  component: LoadError,
  decorators: [onSheet],
  args: {
    title: "Unable to load",
    description: "Check the network, then try again. Filters and page are kept.",
    retryLabel: "Try again",
    onRetry: () => {},
  },
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { retrying: true } };

export const Dark: Story = { decorators: [inDark] };
