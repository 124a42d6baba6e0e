/** Set on a field whose list or calendar is open: Escape closes that, not the dialog around it. */
export const openMark = (open: boolean) => ({ "data-candor-open": open ? "" : undefined });
