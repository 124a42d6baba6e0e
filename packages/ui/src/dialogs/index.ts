export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteItem,
} from "./CommandPalette/index.ts";
export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog/index.ts";
export { Dialog, type DialogProps, dialogWidths } from "./Dialog/index.ts";
export { Drawer, type DrawerProps, drawerSides } from "./Drawer/index.ts";
export { Popover, type PopoverProps } from "./Popover/index.ts";
export { Tooltip, type TooltipProps } from "./Tooltip/index.ts";
