import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { TopBar } from "./TopBar.tsx";

const meta = {
  title: "UI/Shell/TopBar",
  component: TopBar,
  args: { menuLabel: "Open menu" },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Titled: Story = { args: { title: "Dashboard", subtitle: "Example Retail" } };

export const Back: Story = {
  args: {
    title: "Check detail",
    subtitle: "shop.example.com",
    back: { label: "Back to checks", href: "/checks" },
  },
};

export const Slots: Story = {
  args: { title: "Scans", start: <Button size={40}>18 Nov 2026, 14:20</Button>, end: <Button>Help</Button> },
};
