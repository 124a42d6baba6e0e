import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { Sheet } from "./Sheet.tsx";

const meta = {
  title: "UI/Dialogs/Sheet",
  component: Sheet,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Filters",
    closeLabel: "Close",
    children: <Checkbox label="GDPR" />,
    actions: (
      <Button variant="primary" size={40}>
        Show 14 checks
      </Button>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
