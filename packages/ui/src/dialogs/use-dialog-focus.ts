import { type FocusEvent, useRef } from "react";

/** An entry of a menu goes with its menu; the button that opened the menu stays. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return opener ? lasting(document.getElementById(opener)) : element;
}

/** An open dialog: what had the focus before it, and the dialog that was open until then, which may be on its way out. */
interface Opened {
  by: Element | null;
  after: Opened | null;
  closed: boolean;
}

/** The dialog that opened last, of those that are open. */
let latest: Opened | null = null;

function opened(): Opened {
  const active = lasting(document.activeElement);
  latest = { by: active === document.body ? null : active, after: latest, closed: false };
  return latest;
}

/** What had the focus, where it stands now: what is drawn anew in another place is known by its id. */
function standing(before: Element | null): HTMLElement | null {
  const now = before?.isConnected ? before : before?.id && document.getElementById(before.id);
  return now instanceof HTMLElement ? now : null;
}

/**
 * Gives the focus back, past dialogs in a row of which each opened as the one before it went. Where what opened them went
 * with what was done in them, as the line of a list does, the page has it.
 */
function leave(dialog: Opened) {
  dialog.closed = true;
  if (latest === dialog) latest = dialog.after?.closed ? null : dialog.after;
  for (let each: Opened | null = dialog; each; each = each.after) {
    const by = standing(each.by);
    if (!by) continue;
    by.focus();
    return;
  }
  // What took the line away may have said where the focus goes.
  if (document.activeElement === document.body || document.activeElement === null)
    document.querySelector("main")?.focus({ preventScroll: true });
}

/**
 * Where the focus goes when a dialog opens and closes. In: the first field, else the dialog itself, so that its
 * title is read; not the close button, which stands first. Out: back to what had the focus before. Radix does that
 * only for a trigger of its own, and our dialogs are opened by state. Between: where it was sent. A field that is left
 * may show an error in the place of its hint before the next field has the focus, and Radix, which then sees the focus
 * nowhere and something removed, calls it back to the dialog.
 */
export function useDialogFocus() {
  const dialog = useRef<Opened | null>(null);
  const next = useRef<EventTarget | null>(null);
  /** Where it was sent to while Radix calls: once for each part that was removed, one call after the other. */
  const held = useRef<HTMLElement | null>(null);
  return {
    onBlur(event: FocusEvent) {
      next.current = event.relatedTarget;
    },
    onFocus(event: FocusEvent) {
      const meant = held.current ?? next.current;
      next.current = null;
      const calledBack = event.target === event.currentTarget && meant !== event.target;
      if (!calledBack || !(meant instanceof HTMLElement) || !event.currentTarget.contains(meant)) return;
      held.current = meant;
      queueMicrotask(() => {
        held.current = null;
      });
      meant.focus();
    },
    onOpenAutoFocus(event: Event) {
      dialog.current = opened();
      const panel = event.currentTarget;
      if (!(panel instanceof HTMLElement)) return;
      event.preventDefault();
      const field = panel.querySelector<HTMLElement>(
        "input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)",
      );
      (field ?? panel).focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (dialog.current) leave(dialog.current);
    },
  };
}
