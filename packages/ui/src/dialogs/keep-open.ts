/** A notice shows over a dialog: a press on it must not close what is behind. */
export function keepOpenForNotices(event: { target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest("[data-candor-notice]")) event.preventDefault();
}

/** A field with an open list or calendar closes that on Escape; the next Escape is for the dialog. */
export function keepOpenForLists(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-candor-open]")) event.preventDefault();
}
