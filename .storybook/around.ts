import type { Globals } from "storybook/internal/types";

interface Previewed {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): Globals } } };
}

/** What the toolbar says to a window; nothing before its preview has started. */
export const globalsOf = (view: Window): Globals =>
  (view as Previewed).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {};

/** The documentation page that shows this window in a frame; nothing where the window stands alone. */
export function pageAround(): Window | undefined {
  try {
    return parent !== window && "__STORYBOOK_PREVIEW__" in parent ? parent : undefined;
  } catch {
    // A page of another origin is none of ours.
    return undefined;
  }
}

/** Keeps the page around where its reader is, whatever a story focuses, until a person turns to the story. */
export function stayInPlace(): void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  const turn = ({ isTrusted, type }: Event) => {
    if (!isTrusted) return;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
    removeEventListener(type, turn, true);
  };
  for (const type of ["pointerdown", "keydown", "wheel"]) addEventListener(type, turn, true);
}
