import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "UI/Menus/Menu",
  component: Menu,
  decorators: [onSheet],
  args: {
    trigger: <Button>Change status</Button>,
    groups: [
      [
        { id: "passed", label: "Passed", icon: <SeverityGlyph size={18} status="passed" /> },
        { id: "low", label: "Low", icon: <SeverityGlyph size={18} status="low" /> },
      ],
      [{ id: "restore", label: "Restore the engine’s result", disabled: true }],
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ["visual"], args: { open: true } };

export const Dark: Story = { decorators: [inDark] };
