import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "UI/Dialogs/Popover",
  component: Popover,
  decorators: [onSheet],
  args: {
    trigger: <Button size={24}>+2</Button>,
    label: "More articles",
    children: "GDPR Art. 6(1)(a), GDPR Art. 7",
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ["visual"], args: { open: true } };

export const Dark: Story = { decorators: [inDark] };
