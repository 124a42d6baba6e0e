/** Widths and heights of the shell in px. */
export const layout = {
  sidebar: 200,
  sidebarCollapsed: 72,
  topBar: 64,
  rail: 396,
} as const;

/** Page gutter, 16 on narrow screens. */
export const gutter = "var(--candor-gutter)";
