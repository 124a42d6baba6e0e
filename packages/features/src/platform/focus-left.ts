/**
 * The `ref` of a part whose button takes it away: where that had the focus, the page has it then, as when another
 * screen opens. Otherwise whoever pressed it by keyboard is nowhere.
 */
export const leavesFocusToPage = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) part.closest("main")?.focus({ preventScroll: true });
};
