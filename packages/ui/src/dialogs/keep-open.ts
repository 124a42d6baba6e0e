/** A notice shows over a dialog: a press on it must not close what is behind. */
export function keepOpenForNotices(event: { target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest("[data-candor-notice]")) event.preventDefault();
}
