import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import * as css from "./AppShell.css.ts";

interface DrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sidebar over a scrim. A native modal dialog: it keeps the focus inside, closes on Escape, makes the page
 * behind inert and gives the focus back to the button that opened it.
 */
export function Drawer({ label, open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // A press on the scrim lands on the dialog itself; a chosen link closes the drawer on its way.
    if (target === dialog.current || target.closest("a[href]")) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native modal dialog; links carry their own keys
    <dialog ref={dialog} className={css.drawer} aria-label={label} onClick={onClick} onClose={onClose}>
      {children}
    </dialog>
  );
}
