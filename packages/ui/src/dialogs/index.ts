export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog/index.ts";
export { Dialog, type DialogProps, dialogWidths } from "./Dialog/index.ts";
export { Popover, type PopoverProps } from "./Popover/index.ts";
export { Sheet, type SheetProps } from "./Sheet/index.ts";
export { Tooltip, type TooltipProps } from "./Tooltip/index.ts";
