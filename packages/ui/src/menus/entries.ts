import type { ReactNode } from "react";

interface Row {
  id: string;
  label: ReactNode;
  /** Icon, 18 px. */
  icon?: ReactNode;
  /** At the end of the row, in secondary text. */
  value?: ReactNode;
}

/** Does something, or leads somewhere. */
export interface MenuAction extends Row {
  kind?: "action";
  /** Makes it a link. */
  href?: string;
  /** Opens the link in a new tab and draws the arrow that says so, unless a value stands in its place. */
  newTab?: boolean;
  onSelect?: () => void;
  /** Drawn in the colour of danger; comes last. */
  destructive?: boolean;
  disabled?: boolean;
  /** Makes it one of a set: `true` is the chosen one. */
  checked?: boolean;
  /** Red dot after the label, and what it means. */
  dotLabel?: string;
}

/** Tells something; cannot be pressed. */
export interface MenuText extends Row {
  kind: "text";
}

/** Opens a list of its own beside the row. */
export interface MenuSub extends Row {
  kind: "sub";
  groups: MenuGroups<MenuAction>;
  /** Over its first row, in secondary text. */
  heading?: ReactNode;
  /** As wide as the menu, with labels of several lines. Default: 232 px. */
  wide?: boolean;
  /** Red dot after the label, and what it means. */
  dotLabel?: string;
}

export type MenuEntry = MenuAction | MenuText | MenuSub;

/** Entries in groups; a rule stands between two groups. */
export type MenuGroups<E = MenuEntry> = ReadonlyArray<readonly E[]>;
