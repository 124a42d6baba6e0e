/** What a banner does to the page behind it. */
export interface Blocking {
  /** Share of the window that an element covers with what dims the page. */
  coverOf: (element: Element) => number;
  /** The page cannot be scrolled. */
  locked: boolean;
  /** What the page holds beside an element cannot be pressed or read. */
  isShut: (element: Element) => boolean;
}

export function readBlocking(): Blocking {
  const locked = [document.documentElement, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowY),
  );
  // Is anything of the page itself on top somewhere?
  const coverOf = (element: Element): number => {
    let on = 0;
    let all = 0;
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        all += 1;
        const hit = document.elementFromPoint(innerWidth * x, innerHeight * y);
        let fixed =
          hit !== null && (element.contains(hit) || hit.contains(element) || hit.shadowRoot !== null);
        for (let at = hit; at && !fixed && at !== document.body; at = at.parentElement)
          fixed =
            getComputedStyle(at).position === "fixed" &&
            at.getBoundingClientRect().width > innerWidth * 0.9 &&
            at.getBoundingClientRect().height > innerHeight * 0.9;
        if (fixed && hit !== document.body && hit !== document.documentElement) on += 1;
      }
    return Math.round((on / all) * 100) / 100;
  };
  const isShut = (element: Element): boolean =>
    [...document.body.children].some((part) => {
      if (part.contains(element) || element.contains(part) || (part.textContent ?? "").trim().length < 200)
        return false;
      const { pointerEvents, filter, visibility } = getComputedStyle(part);
      return (
        part.hasAttribute("inert") ||
        pointerEvents === "none" ||
        /blur\(/.test(filter) ||
        visibility === "hidden"
      );
    });
  return { coverOf, locked, isShut };
}
