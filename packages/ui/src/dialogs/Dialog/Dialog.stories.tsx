import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "UI/Dialogs/Dialog",
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Change status",
    closeLabel: "Close",
    children: <TextArea label="Reason" required placeholder="Why the engine’s result does not apply" />,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Set to Passed</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { width: 424 } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
