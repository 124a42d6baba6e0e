import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed } from "../../internal/stories.tsx";
import { HelpMenu } from "../../menus/HelpMenu/HelpMenu.tsx";
import { helpProps, userProps } from "../../menus/samples.tsx";
import { UserMenu } from "../../menus/UserMenu/UserMenu.tsx";
import { Sidebar } from "../Sidebar/Sidebar.tsx";
import { sidebarProps } from "../Sidebar/samples.tsx";
import { DashboardSample } from "../samples.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import { AppShell } from "./AppShell.tsx";

const meta = {
  title: "UI/Shell/AppShell",
  component: AppShell,
  parameters: framed,
  args: {
    skipLabel: "Skip to content",
    drawerLabel: "Menu",
    sidebar: <Sidebar {...sidebarProps} />,
    topBar: (
      <TopBar
        help={<HelpMenu {...helpProps} />}
        menuLabel="Open menu"
        subtitle="Example Retail · last assessment 18 Nov 2026, 14:20 (UTC+8)"
        title="Dashboard"
        user={<UserMenu {...userProps} />}
      />
    ),
    children: <DashboardSample />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Collapsed: Story = { args: { expanded: false } };

/** Another page is on its way, and takes a while. */
export const Busy: Story = { args: { busy: true, busyLabel: "Loading" } };

/** A page of 320 px, which is also 1280 px at a zoom of 400 %. */
export const Width320: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: "narrow" } },
};

export const StaffConsole: Story = {
  args: { sidebar: <Sidebar {...sidebarProps} company={undefined} tag="Admin" dense /> },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const DrawerOpen: Story = { args: { drawerOpen: true }, globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { globals: { theme: "dark" } };
