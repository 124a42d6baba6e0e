import type { Meta, StoryObj } from "@storybook/react-vite";
import { SquareCheck, UserRoundPlus } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { BulkBar } from "./BulkBar.tsx";

const meta = {
  title: "UI/Data/BulkBar",
  component: BulkBar,
  decorators: [onSheet],
  args: {
    text: "2 selected",
    actions: [
      { id: "owner", label: "Assign owner", icon: <Icon of={UserRoundPlus} />, onSelect: () => {} },
      {
        id: "resolve",
        label: "Mark resolved",
        icon: <Icon of={SquareCheck} />,
        onSelect: () => {},
        disabled: true,
      },
    ],
    clearLabel: "Clear selection",
    onClear: () => {},
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongLabel: Story = {
  args: {
    text: "1,284 checks of all pages selected",
    actions: meta.args.actions.map((action) => ({
      ...action,
      label: `${action.label} of everything selected`,
    })),
  },
};
export const Least: Story = { tags: ["visual"], ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
