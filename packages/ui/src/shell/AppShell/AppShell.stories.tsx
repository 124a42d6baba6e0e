import type { Meta, StoryObj } from "@storybook/react-vite";
import { CirclePlus, Gauge, House, ListChecks, Settings } from "lucide-react";
import { Button } from "../../forms/Button/Button.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { LogoMark } from "../../icons/LogoMark/LogoMark.tsx";
import { PageHeader } from "../Page/PageHeader.tsx";
import { Section } from "../Page/Section.tsx";
import { Split } from "../Page/Split.tsx";
import { Sidebar, type SidebarProps } from "../Sidebar/Sidebar.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import { AppShell } from "./AppShell.tsx";

const sidebar: SidebarProps = {
  label: "Main",
  mark: <LogoMark />,
  wordmark: "Candor",
  homeHref: "/dashboard",
  homeLabel: "Candor, dashboard",
  preview: {
    logo: <LogoMark size={40} />,
    name: "Example Retail",
    href: "/assessment/edit",
    label: "Edit company details",
  },
  company: { logo: <LogoMark size={24} />, name: "Example Retail" },
  groups: [
    {
      id: "overview",
      label: "Overview",
      items: [
        { label: "Home", href: "/homepage", icon: <Icon of={House} size={18} /> },
        { label: "Dashboard", href: "/dashboard", icon: <Icon of={Gauge} size={18} />, active: true },
      ],
    },
    {
      id: "application",
      label: "Application",
      items: [
        {
          label: "Checks",
          href: "/checks",
          icon: <Icon of={ListChecks} size={18} />,
          disabledReason: "Shown after the first assessment",
        },
      ],
    },
  ],
  bottom: [
    {
      label: "Settings",
      href: "/settings",
      icon: <Icon of={Settings} size={18} />,
      dotLabel: "No cloud account is connected",
    },
    { label: "New assessment", href: "/newassessment", icon: <Icon of={CirclePlus} size={18} /> },
  ],
  collapseLabel: "Collapse",
  expandLabel: "Expand",
  closeLabel: "Close menu",
};

const meta = {
  title: "UI/Shell/AppShell",
  component: AppShell,
  args: {
    skipLabel: "Skip to content",
    drawerLabel: "Menu",
    expanded: true,
    onExpandedChange: () => {},
    drawerOpen: false,
    onDrawerOpenChange: () => {},
    sidebar: <Sidebar {...sidebar} />,
    topBar: <TopBar menuLabel="Open menu" title="Dashboard" subtitle="Example Retail" />,
    children: (
      <>
        <PageHeader
          size="sentence"
          title="6 critical issues in 3 of 5 objects."
          subtitle="4 fewer than on 19 October."
          actions={<Button>Export</Button>}
        />
        <Split railLabel="Score" rail={<Section title="Privacy maturity">78 of 100</Section>}>
          <Section title="Objects" meta="5 of 8" actions={<a href="/objects">All objects</a>}>
            Five objects.
          </Section>
        </Split>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Collapsed: Story = { args: { expanded: false } };

export const StaffConsole: Story = {
  args: { sidebar: <Sidebar {...sidebar} company={undefined} tag="Admin" dense /> },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const DrawerOpen: Story = { args: { drawerOpen: true }, globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { globals: { theme: "dark" } };
