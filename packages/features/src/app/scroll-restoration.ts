/** What had the focus, by what a reader would know it by: it is another element once the screen is drawn again. */
export interface Mark {
  tag: string;
  name: string;
  /** Which of those that look the same. */
  index: number;
}

/** How a screen was left. */
export interface ScreenPosition {
  /** Scrolled by so many px. */
  top: number;
  mark: Mark | null;
}

/** What an entry of the history may hold. */
export type EntryState = { way?: unknown } | null;

/** What an entry holds that another state of the same screen led to, such as another choice in one of its fields. */
export const IN_PLACE = { way: "in place" } as const;

export const isInPlace = (state: EntryState): boolean => state?.way === IN_PLACE.way;

/** Milliseconds that a screen is given to be as tall as it was. */
const PATIENCE_MS = 5_000;

/** A person who does any of these wants to be where they are. */
const TAKEN_OVER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const nameOf = (element: Element) =>
  ["href", "name", "type", "aria-label"].map((one) => element.getAttribute(one)).join(" ") +
  (element.textContent ?? "").slice(0, 80);

const alike = (main: Element, { tag, name }: Omit<Mark, "index">) =>
  [...main.querySelectorAll(tag)].filter((one) => nameOf(one) === name);

/** Names an element of the page; null for the page itself and for what stands outside it. */
export function markOf(element: Element): Mark | null {
  const main = element.closest("main");
  if (!main || main === element) return null;
  const like = { tag: element.localName, name: nameOf(element) };
  return { ...like, index: alike(main, like).indexOf(element) };
}

/** Scrolls and focuses as the screen was left, as soon as it is drawn that far; returns what gives it up. */
export function returnTo(main: Element, { top, mark }: ScreenPosition): () => void {
  let focused = mark === null;
  const go = () => {
    const found = focused || mark === null ? undefined : alike(main, mark)[mark.index];
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    focused ||= found !== undefined && document.activeElement === found;
    scrollTo({ top, behavior: "instant" });
    if (focused && Math.abs(scrollY - top) <= 1) stop();
  };
  const watch = new MutationObserver(go);
  const size = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    watch.disconnect();
    size.disconnect();
    clearTimeout(timer);
    for (const way of TAKEN_OVER) removeEventListener(way, stop);
  }
  watch.observe(main, { childList: true, subtree: true });
  size.observe(main);
  for (const way of TAKEN_OVER) addEventListener(way, stop, { passive: true });
  go();
  return stop;
}
