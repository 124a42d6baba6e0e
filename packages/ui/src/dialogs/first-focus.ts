/**
 * Where the focus goes when a dialog opens: the first field, else the dialog itself, so that its title is read.
 * Not the close button, which stands first.
 */
export function focusFirstField(event: Event): void {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  event.preventDefault();
  const field = panel.querySelector<HTMLElement>(
    "input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled)",
  );
  (field ?? panel).focus();
}
