import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { inDark } from "../../internal/stories.tsx";
import { ShellContext, type SidebarMode } from "../AppShell/ShellContext.ts";
import { CompanyInitials } from "../samples.tsx";
import { Sidebar, type SidebarProps } from "./Sidebar.tsx";
import { sidebarProps, sidebarPropsChinese } from "./samples.tsx";

const widths: Record<SidebarMode, number> = { expanded: 200, collapsed: 72, drawer: 240 };
const nothing = () => {};

/** The sidebar as one form of the shell has it. */
function Stage({ mode, ...props }: SidebarProps & { mode: SidebarMode }) {
  const shell = {
    mode,
    drawerOpen: true,
    openDrawer: nothing,
    closeDrawer: nothing,
    toggle: nothing,
    busy: false,
  };
  return (
    <ShellContext value={shell}>
      <div style={{ width: widths[mode], height: 800 }}>
        <Sidebar {...props} />
      </div>
    </ShellContext>
  );
}

const meta = {
  title: "UI/Shell/Sidebar",
  component: Stage,
  args: { ...sidebarProps, mode: "expanded" },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Collapsed: Story = { args: { mode: "collapsed" } };
export const InDrawer: Story = { args: { mode: "drawer" } };
/** Under the logo, on hover, on focus and on a first touch. */
export const LogoPreview: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => (await canvas.findByRole("link", { name: "Candor, dashboard" })).focus(),
};
export const StaffConsole: Story = {
  args: { company: undefined, preview: undefined, tag: "Admin", dense: true },
};
export const Empty: Story = { args: { groups: [], bottom: [] } };
export const FailingImage: Story = {
  args: {
    company: {
      logo: <Avatar name="Example Retail" src="data:image/png;base64,nothing" />,
      name: "Example Retail",
    },
  },
};
export const LongLabel: Story = {
  args: {
    company: { logo: <CompanyInitials letters="D" />, name: "Donaudampfschifffahrtsgesellschaft mbH" },
    groups: sidebarProps.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, label: `${item.label} of every company in the group` })),
    })),
  },
};
export const RightToLeftText: Story = {
  args: { company: { logo: <CompanyInitials letters="م" />, name: "متجر المثال" } },
};
export const Chinese: Story = {
  args: sidebarPropsChinese,
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { decorators: [inDark] };
