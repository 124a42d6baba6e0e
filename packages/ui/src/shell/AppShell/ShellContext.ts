import { createContext, useContext } from "react";

/** How the sidebar stands: 200 px, 72 px, or a drawer over the page. */
export type SidebarMode = "expanded" | "collapsed" | "drawer";

interface Shell {
  mode: SidebarMode;
  /** Whether the drawer is open; false while the sidebar stands beside the page. */
  drawerOpen: boolean;
  openDrawer: () => void;
  closeDrawer: () => void;
  /** Toggles 200 and 72 px. */
  toggle: () => void;
  /** Another page is on its way. */
  busy: boolean;
}

const nothing = () => {};

export const ShellContext = createContext<Shell>({
  mode: "expanded",
  drawerOpen: false,
  openDrawer: nothing,
  closeDrawer: nothing,
  toggle: nothing,
  busy: false,
});

/** What the sidebar and the top bar know of the shell around them. */
export const useShell = () => useContext(ShellContext);
