import type { ConfirmDialogProps, DialogProps, DrawerProps } from "@candor/ui/dialogs";
import { useOverlays } from "./use-overlays.ts";

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  const parts = useOverlays(props);
  return parts && <parts.Dialog {...props} />;
}

/** Asks once before something happens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const parts = useOverlays(props);
  return parts && <parts.ConfirmDialog {...props} />;
}

/** A panel at the edge of the window. */
export function Drawer(props: DrawerProps) {
  const parts = useOverlays(props);
  return parts && <parts.Drawer {...props} />;
}
