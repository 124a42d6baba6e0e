export type { MenuAction, MenuEntry, MenuGroups, MenuSub, MenuText } from "./entries.ts";
export { HoverMenu, type HoverMenuProps } from "./HoverMenu/index.ts";
export { Menu, type MenuProps } from "./Menu/index.ts";
export { RowMenu, type RowMenuProps } from "./RowMenu/index.ts";
export { UserMenu, type UserMenuProps } from "./UserMenu/index.ts";
