/** Functions that run in our own world of a frame, to tell which frames lie on top of the page. Each stands alone. */

interface Size {
  width: number;
  height: number;
}

/** Inner sizes of the frames that lie on top of this page: by them each is known from within. */
export function framesOnTop(): Size[] {
  const frames: Size[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length && at < 200; at += 1) {
    for (const element of roots[at]?.querySelectorAll("*") ?? []) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element.tagName !== "IFRAME" || frames.length >= 10) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 160 || height < 60 || !element.checkVisibility({ opacityProperty: true })) continue;
      for (let up: Element | null = element; up; up = up.parentElement ?? hostOf(up))
        if (getComputedStyle(up).position === "fixed" || up.matches("dialog,[role=dialog],[aria-modal]")) {
          frames.push({ width: element.clientWidth, height: element.clientHeight });
          break;
        }
    }
  }
  function hostOf(element: Element): Element | null {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  }
  return frames;
}

/** How much of the window the frames of this size cover, 0 to 1, and whether the page behind can be scrolled. */
export function coverOfFrame({ width, height }: Size): { covers: number; locked: boolean } {
  const locked = [document.documentElement, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowY),
  );
  let [on, all] = [0, 0];
  for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const y of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      all += 1;
      let hit = document.elementFromPoint(innerWidth * x, innerHeight * y);
      while (hit?.shadowRoot) {
        const deeper: Element | null = hit.shadowRoot.elementFromPoint(innerWidth * x, innerHeight * y);
        if (!deeper || deeper === hit) break;
        hit = deeper;
      }
      const framed = hit?.tagName === "IFRAME" && hit.clientWidth === width && hit.clientHeight === height;
      const { width: wide, height: high } = hit?.getBoundingClientRect() ?? { width: 0, height: 0 };
      // What dims the page around a frame lies over all of it.
      const dims =
        hit !== null &&
        getComputedStyle(hit).position === "fixed" &&
        wide > innerWidth * 0.9 &&
        high > innerHeight * 0.9;
      if (framed || dims) on += 1;
    }
  return { covers: Math.round((on / all) * 100) / 100, locked };
}

/** The size of this frame, as the page around it has it. */
export function sizeOf(): Size {
  return { width: innerWidth, height: innerHeight };
}
