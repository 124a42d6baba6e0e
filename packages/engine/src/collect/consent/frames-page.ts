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

/** The size of this frame, as the page around it has it. */
export function sizeOf(): Size {
  return { width: innerWidth, height: innerHeight };
}
