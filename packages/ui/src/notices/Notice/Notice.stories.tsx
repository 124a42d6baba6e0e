import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  title: "UI/Notices/Notice",
  component: Notice,
  decorators: [onSheet],
  args: { kind: "success", text: "Check marked resolved.", closeLabel: "Close", onClose: () => {} },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Info: Story = { args: { kind: "info", text: "A new assessment can start in 12 days." } };
export const Warning: Story = {
  args: { kind: "warning", text: "The Jira connection is no longer valid. Reconnect it in Settings." },
};
export const ErrorWithReference: Story = {
  args: { kind: "error", text: "Network error. Check the connection and try again.", reference: "8F3A-21C7" },
};

export const Dark: Story = { decorators: [inDark] };
