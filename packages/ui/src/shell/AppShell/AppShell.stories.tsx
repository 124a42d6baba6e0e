import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { PageHeader } from "../Page/PageHeader.tsx";
import { Section } from "../Page/Section.tsx";
import { Split } from "../Page/Split.tsx";
import { Sidebar } from "../Sidebar/Sidebar.tsx";
import { sidebarProps } from "../Sidebar/samples.tsx";
import { TopBar } from "../TopBar/TopBar.tsx";
import { AppShell } from "./AppShell.tsx";

const meta = {
  title: "UI/Shell/AppShell",
  component: AppShell,
  args: {
    skipLabel: "Skip to content",
    drawerLabel: "Menu",
    sidebar: <Sidebar {...sidebarProps} />,
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
