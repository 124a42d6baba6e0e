import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "UI/Dialogs/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Discard changes?",
    text: "What you changed on this page is not saved.",
    confirmLabel: "Discard changes",
    cancelLabel: "Continue editing",
    closeLabel: "Close",
    onConfirm: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Destructive: Story = { args: { destructive: true } };
export const Busy: Story = { args: { busy: true } };
export const Dark: Story = { globals: { theme: "dark" } };
