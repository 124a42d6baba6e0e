import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../../badges/Avatar/Avatar.tsx";
import { EnvironmentBadge } from "../../badges/EnvironmentBadge/EnvironmentBadge.tsx";
import { LogoMark } from "../../icons/LogoMark/LogoMark.tsx";
import { inDark } from "../../internal/stories.tsx";
import { AppSelector } from "../../menus/AppSelector/AppSelector.tsx";
import { HelpMenu } from "../../menus/HelpMenu/HelpMenu.tsx";
import { ScanTimePicker } from "../../menus/ScanTimePicker/ScanTimePicker.tsx";
import { appSelectorProps, helpProps, scanTimeProps, userProps } from "../../menus/samples.tsx";
import { UserMenu } from "../../menus/UserMenu/UserMenu.tsx";
import { ShellContext } from "../AppShell/ShellContext.ts";
import { TopBar } from "./TopBar.tsx";

const meta = {
  title: "UI/Shell/TopBar",
  component: TopBar,
  args: { menuLabel: "Open menu" },
  // A landmark of its own.
  parameters: { beside: "main" },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const menus = { help: <HelpMenu {...helpProps} />, user: <UserMenu {...userProps} /> };
const selectors = {
  appSelector: <AppSelector {...appSelectorProps} />,
  scanTime: <ScanTimePicker {...scanTimeProps} />,
};

export const Default: Story = {};

export const Titled: Story = { args: { title: "Dashboard", subtitle: "Example Retail", ...menus } };

export const Back: Story = {
  args: {
    title: "Check detail",
    subtitle: "shop.example.com",
    back: { label: "Back to checks", href: "/checks" },
    ...menus,
  },
};

export const Selectors: Story = { args: { ...selectors, ...menus } };

export const InternalReview: Story = {
  args: { title: "Dashboard", subtitle: "Example Retail", banner: "Internal review only", ...menus },
};

export const StaffConsole: Story = {
  args: {
    title: "Scans",
    environment: <EnvironmentBadge name="staging-2" />,
    user: <UserMenu {...userProps} avatar={<Avatar name="Marta Keller" size={32} />} />,
  },
};

export const EverySlot: Story = {
  tags: ["visual"],
  args: {
    ...selectors,
    ...menus,
    logo: <LogoMark size={26} />,
    banner: "Internal review only",
    environment: <EnvironmentBadge name="prod-eu" />,
  },
};

export const LongLabel: Story = {
  args: {
    title: "Personal data leaves the Chinese mainland without a filed standard contract for 14 recipients",
    subtitle: "Donaudampfschifffahrtsgesellschaft mbH · last assessment 18 Nov 2026, 14:20 (UTC+8)",
    back: { label: "Back to checks", href: "/checks" },
    banner: "Internal review only: nothing on these pages has been published to the customer",
    ...menus,
  },
};

export const Chinese: Story = {
  args: { title: "仪表盘", subtitle: "示例零售", banner: "仅供内部审核", lang: "zh-CN", ...menus },
};

const shell = { mode: "drawer", drawerOpen: false, busy: false } as const;
const nothing = () => {};

/** Beside the button that opens the drawer. */
export const Narrow: Story = {
  args: EverySlot.args,
  decorators: [
    (Story) => (
      <ShellContext value={{ ...shell, openDrawer: nothing, closeDrawer: nothing, toggle: nothing }}>
        <Story />
      </ShellContext>
    ),
  ],
  globals: { viewport: { value: "narrow" } },
};

export const Dark: Story = { args: EverySlot.args, decorators: [inDark] };
