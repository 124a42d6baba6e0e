import { Button } from "@candor/ui/forms";
import { type ReactNode, useState } from "react";

/** How a list is filled: the words of its button, and where that leads, what it does, or what it opens. */
export type Creation = { label: string; icon: ReactNode } & (
  | { href: string }
  | { onClick: () => void }
  | { dialog: (onClose: () => void) => ReactNode }
);

/** The button that fills a list, and its dialog while that is open. */
export function useCreation(creation: Creation | undefined): { button: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  if (!creation) return { button: null, dialog: null };
  const { label, icon, ...leads } = creation;
  const opens = "dialog" in leads;
  return {
    button: (
      <Button variant="primary" icon={icon} {...(opens ? { onClick: () => setOpen(true) } : leads)}>
        {label}
      </Button>
    ),
    dialog: open && opens && leads.dialog(() => setOpen(false)),
  };
}
