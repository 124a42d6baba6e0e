export type { ConfirmDialogProps, DialogProps, DrawerProps } from "@candor/ui/dialogs";
export { ConfirmDialog, Dialog, Drawer } from "./overlays.tsx";
