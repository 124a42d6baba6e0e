export type { ConfirmDialogProps, DialogProps, DrawerProps, TooltipProps } from "@candor/ui/dialogs";
export { ConfirmDialog, Dialog, Drawer, Tooltip } from "./overlays.tsx";
