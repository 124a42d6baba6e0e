import { Button } from "@candor/ui/forms";
import { type ReactNode, useId, useState } from "react";

/** How a list is filled: the words of its button, and where that leads, what it does, or what it opens. */
export type Creation = { label: string; icon: ReactNode } & (
  | { href: string }
  | { onClick: () => void }
  | { dialog: (onClose: () => void) => ReactNode }
);

/** The button that fills a list, and its dialog while that is open. */
export function useCreation(creation: Creation | undefined): { button: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  /** The first that is made takes the button out of the empty list, and the focus comes back to it above the rows. */
  const id = useId();
  if (!creation) return { button: null, dialog: null };
  const { label, icon, ...leads } = creation;
  const opens = "dialog" in leads;
  return {
    button: (
      <Button id={id} variant="primary" icon={icon} {...(opens ? { onClick: () => setOpen(true) } : leads)}>
        {label}
      </Button>
    ),
    dialog: open && opens && leads.dialog(() => setOpen(false)),
  };
}
