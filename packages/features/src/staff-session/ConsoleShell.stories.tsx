import type { StaffUser } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inbox, Radar } from "lucide-react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { siteSetupAnswers } from "../shell/fixtures.ts";
import { ConsoleShell } from "./components/ConsoleShell.tsx";
import type { ConsoleScreen } from "./screens.ts";

const scans: ConsoleScreen = {
  id: "scans",
  path: "/view-mis/scan-list",
  permission: "view_scan",
  menu: { group: "user", icon: Radar },
  catalogues: [],
};
const outbox: ConsoleScreen = {
  id: "outbox",
  path: "/view-mis/outbox",
  permission: "view_company",
  menu: { group: "standalone", icon: Inbox },
  catalogues: [],
};
const scanCards: ConsoleScreen = {
  id: "scanCards",
  path: "/view-mis/scan-card-result/:scanId",
  permission: "view_scan",
  parent: "scans",
  catalogues: [],
};

const heTing: StaffUser = {
  id: "00000000-0000-4000-8000-000000000001",
  username: "He Ting",
  email: "he.ting@example.com",
  env: "prod-eu",
  permissions: ["super"],
  must_enrol: false,
};

function Said() {
  const { show } = useNotice();
  return <Button onClick={() => show({ kind: "success", text: "Scan 0012 was published." })}>Say it</Button>;
}

const meta = {
  title: "Features/Staff session/ConsoleShell",
  component: ConsoleShell,
  args: {
    user: heTing,
    screens: [scans, outbox],
    current: scans,
    onLanguage: fn(),
    onSignOut: fn(),
    children: null,
  },
  beforeEach: ({ msw }) => {
    msw.use(...siteSetupAnswers);
    localStorage.removeItem("candor.mis.sidebar");
  },
} satisfies Meta<typeof ConsoleShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Scans" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Outbox" })).toBeVisible();
    await expect(canvas.getByText("prod-eu")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Help for the console/ })).toHaveAttribute(
      "href",
      "/pages/help/console",
    );
  },
};

/** A screen that is reached through another leads back to it, and only where that one may be opened. */
export const ReachedThroughAnother: Story = {
  args: { screens: [scans, scanCards, outbox], current: scanCards },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("banner")).getByRole("link", { name: "Scans" })).toHaveAttribute(
      "href",
      "/view-mis/scan-list",
    );
  },
};

export const FewPermissions: Story = {
  args: { user: { ...heTing, permissions: ["view_scan"], env: "staging-2" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("User config")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Outbox" })).toBeNull();
  },
};

export const NoPermission: Story = {
  args: { user: { ...heTing, permissions: [] }, current: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("User config")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Scans" })).toBeNull();
  },
};

export const UserMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Account of He Ting/ }));
    await waitFor(() => expect(canvas.getByText("he.ting@example.com")).toBeVisible());
    await userEvent.click(canvas.getByRole("menuitem", { name: /Log out/ }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Who could not read a notice in its time finds it in the menu. */
export const RecentNotices: Story = {
  args: { children: <Said /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Say it" }));
    await userEvent.click(canvas.getByRole("button", { name: /Account of He Ting/ }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Recent notices" }));
    const dialog = await screen.findByRole("dialog", { name: "Recent notices" });
    const said = await within(dialog).findByText("Scan 0012 was published.");
    await waitFor(() => expect(said).toBeVisible());
  },
};

export const Collapsed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Collapse" }));
    await expect(canvas.getByRole("button", { name: "Expand" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
