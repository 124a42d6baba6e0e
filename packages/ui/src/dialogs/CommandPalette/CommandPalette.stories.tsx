import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gauge, ListChecks, Settings } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
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
  items: [{ id: "risk", label: "Risks", hint: "This screen is not switched on", disabled: true }],
};

const meta = {
  title: "UI/Dialogs/CommandPalette",
  component: CommandPalette,
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
export const WithReasons: Story = { args: { groups: [screens, closed] } };
export const Empty: Story = { args: { groups: [] } };

const items = Array.from({ length: 60 }, (_, at) => ({
  id: `${at}`,
  label: `Screen ${at + 1}`,
  onSelect: nothing,
}));
export const Many: Story = { args: { groups: [{ id: "many", label: "Screens", items }] } };
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
            hint: "Only administrators can open this screen, so ask one of your team's to open it for you",
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
    groups: [{ id: "screens", label: "页面", items: [{ id: "checks", label: "检查项", onSelect: nothing }] }],
  },
  globals: { language: "cn" },
};
export const Narrow: Story = { ...WithReasons, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...WithReasons, globals: { theme: "dark" } };
