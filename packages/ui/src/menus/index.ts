export { type AppOption, AppSelector, type AppSelectorProps } from "./AppSelector/index.ts";
export type { MenuAction, MenuEntry, MenuGroups, MenuSub, MenuText } from "./entries.ts";
export { HelpMenu, type HelpMenuProps, type HelpNews, type NewsEntry } from "./HelpMenu/index.ts";
export { HoverMenu, type HoverMenuProps } from "./HoverMenu/index.ts";
export { Menu, type MenuProps } from "./Menu/index.ts";
export { RowMenu, type RowMenuProps } from "./RowMenu/index.ts";
export {
  type ScanCompare,
  type ScanOption,
  ScanTimeButton,
  type ScanTimeButtonProps,
  ScanTimePicker,
  type ScanTimePickerProps,
} from "./ScanTimePicker/index.ts";
export { UserMenu, type UserMenuProps } from "./UserMenu/index.ts";
