import type { Meta, StoryObj } from "@storybook/react-vite";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { RowMenu } from "./RowMenu.tsx";

const meta = {
  title: "UI/Menus/RowMenu",
  component: RowMenu,
  decorators: [onSheet],
  args: {
    label: "Actions for S-20416",
    edit: [{ id: "edit", label: "Edit result" }],
    run: [{ id: "rescan", label: "Rescan same assets" }],
    destroy: [{ id: "fail", label: "Mark task as failed" }],
  },
} satisfies Meta<typeof RowMenu>;

const open = pressed("button", /^Actions/);

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ["visual"], play: open };

export const Dark: Story = { decorators: [inDark], play: open };
