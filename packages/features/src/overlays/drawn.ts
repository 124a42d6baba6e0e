/** What draws dialogs and drawers: Radix's code, which no page needs before one is opened. */
export { ConfirmDialog, Dialog, Drawer } from "@candor/ui/dialogs";
