import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { inDark } from "../../internal/stories.tsx";
import { ShellContext, type SidebarMode } from "../AppShell/ShellContext.ts";
import { Sidebar, type SidebarProps } from "./Sidebar.tsx";
import { sidebarProps } from "./samples.tsx";

const widths: Record<SidebarMode, number> = { expanded: 200, collapsed: 72, drawer: 200 };
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
      <div style={{ width: widths[mode], height: 640 }}>
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
    company: { logo: <Avatar name="Donau" />, name: "Donaudampfschifffahrtsgesellschaft mbH" },
    groups: sidebarProps.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, label: `${item.label} of every company in the group` })),
    })),
  },
};
export const RightToLeftText: Story = {
  args: { company: { logo: <Avatar name="متجر" />, name: "متجر المثال" } },
};
export const Chinese: Story = {
  args: {
    label: "主导航",
    company: { logo: <Avatar name="示例零售" />, name: "示例零售" },
    groups: [
      {
        id: "overview",
        label: "总览",
        items:
          sidebarProps.groups[0]?.items.map((item, at) => ({ ...item, label: at ? "仪表盘" : "首页" })) ?? [],
      },
    ],
    bottom: [],
    collapseLabel: "收起",
    expandLabel: "展开",
  },
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { decorators: [inDark] };
