/** Widths and heights of the shell in px. */
export const layout = {
  sidebar: 200,
  /** With room for name, tag and the button that closes it beside each other. */
  drawer: 240,
  sidebarCollapsed: 72,
  topBar: 64,
  foot: 64,
  rail: 396,
} as const;

/** Page gutter, 16 on narrow screens. */
export const gutter = "var(--candor-gutter)";

/** The top bar as a size container: its selectors and titles give way by its own width, not the window's. */
export const topBarContainer = "candor-top-bar";
