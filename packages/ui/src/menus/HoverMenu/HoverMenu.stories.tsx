import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleHelp } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { HoverMenu } from "./HoverMenu.tsx";

const meta = {
  title: "UI/Menus/HoverMenu",
  component: HoverMenu,
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "flex-end" }}>
        <Story />
      </div>
    ),
    onSheet,
  ],
  args: {
    label: "Help",
    trigger: <Icon of={CircleHelp} size={20} />,
    groups: [
      [
        { id: "help", label: "Help document", href: "/pages/help", newTab: true },
        { id: "news", label: "What’s new", dotLabel: "Unread" },
      ],
      [{ id: "guide", label: "Getting started" }],
    ],
  },
} satisfies Meta<typeof HoverMenu>;

const open = pressed("button", /^Help/);

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ["visual"], play: open };
export const Unread: Story = { args: { dotLabel: "Something is new" } };

export const Dark: Story = { decorators: [inDark], play: open };
