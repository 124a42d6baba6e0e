import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChartLine, Gauge, Globe, ListChecks, Settings } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { framed } from "../../internal/stories.tsx";
import { CommandPalette } from "./CommandPalette.tsx";

const nothing = () => {};
const screens = {
  id: "screens",
  label: "Screens",
  items: [
    { id: "dashboard", label: "Dashboard", icon: <Icon of={Gauge} size={18} />, onSelect: nothing },
    { id: "checks", label: "Checks", icon: <Icon of={ListChecks} size={18} />, onSelect: nothing },
    {
      id: "settings",
      label: "Settings",
      keywords: "jira aws",
      icon: <Icon of={Settings} size={18} />,
      onSelect: nothing,
    },
  ],
};
const closed = {
  id: "closed",
  label: "Not open to you",
  items: [
    {
      id: "risk",
      label: "Risks",
      hint: "This screen is not switched on",
      icon: <Icon of={ChartLine} size={18} />,
      disabled: true,
    },
  ],
};

const meta = {
  title: "UI/Dialogs/CommandPalette",
  component: CommandPalette,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: nothing,
    label: "Go to",
    searchLabel: "Search screens and actions",
    emptyText: "Nothing found. Try another word.",
    groups: [screens],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithReasons: Story = { tags: ["visual"], args: { groups: [screens, closed] } };
export const Empty: Story = { args: { groups: [] } };

const items = Array.from({ length: 60 }, (_, at) => ({
  id: `${at}`,
  label: `shop-${at + 1}.example.com`,
  hint: "Website",
  icon: <Icon of={Globe} size={18} />,
  onSelect: nothing,
}));
export const Many: Story = { args: { groups: [{ id: "many", label: "Objects", items }] } };
export const LongLabel: Story = {
  args: {
    groups: [
      {
        id: "long",
        label: "Screens",
        items: [
          {
            id: "long",
            label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
            hint: "Only administrators can open this screen. Ask one of your team to open it for you.",
            icon: <Icon of={Settings} size={18} />,
            disabled: true,
          },
        ],
      },
    ],
  },
};
export const Chinese: Story = {
  args: {
    label: "前往",
    searchLabel: "搜索页面和操作",
    emptyText: "没有找到。换一个词试试。",
    groups: [
      {
        id: "screens",
        label: "页面",
        items: screens.items.map((item, at) => ({
          ...item,
          label: ["仪表盘", "检查项", "设置"][at] ?? item.label,
        })),
      },
    ],
  },
  globals: { language: "cn" },
};
export const Narrow: Story = { ...WithReasons, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...WithReasons, globals: { theme: "dark" } };
