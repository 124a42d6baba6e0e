/** What draws dialogs, drawers and tooltips: Radix's code, which no page needs before one is opened. */
export { ConfirmDialog, Dialog, Drawer, Tooltip } from "@candor/ui/dialogs";
