// What runs inside the page, sent there as text: each function uses nothing of this module.

/** Makes all text larger, lines and all, and nothing else. */
export function enlargeText(factor: number): void {
  const sizes: [HTMLElement, string, string][] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    // What Storybook keeps from story to story would grow with each of them.
    if (!(element instanceof HTMLElement) || element.closest("[class*=sb-], #storybook-docs")) continue;
    if (element.id === "storybook-root") continue;
    const { fontSize, lineHeight } = getComputedStyle(element);
    sizes.push([element, fontSize, lineHeight]);
  }
  const larger = (size: string) => `${Number.parseFloat(size) * factor}px`;
  for (const [{ style }, fontSize, lineHeight] of sizes) {
    style.setProperty("font-size", larger(fontSize), "important");
    if (lineHeight.endsWith("px")) style.setProperty("line-height", larger(lineHeight), "important");
  }
}

/** The elements that make the page wider than its window: the innermost ones, and no more than three. */
export function overflowing(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const all = [...document.body.querySelectorAll("*")];
  const beyond = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.right > width + 1;
  };
  /** What an element is laid out in: placed ones pass over parents that are not. */
  const place = (element: Element) => {
    const placed = getComputedStyle(element).position === "absolute";
    let at = element.parentElement;
    while (placed && at && getComputedStyle(at).position === "static") at = at.parentElement;
    return at;
  };
  const has = (element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean => {
    for (let at = element; at && at !== document.body; at = place(at))
      if (test(getComputedStyle(at))) return true;
    return false;
  };
  /** Inside a region that scrolls or cuts, what is wide is in nobody's way. */
  const held = (element: Element) => has(place(element), (style) => style.overflowX !== "visible");
  const fixed = (element: Element) => has(element, (style) => style.position === "fixed");
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const scrolls = scrollWidth > width + 1;
  const wide = all.filter(beyond);
  const culprits = wide.filter((one) => !held(one) && (scrolls || (fixed(one) && shown(one))));
  const inner = culprits.filter((one) => !culprits.some((other) => other !== one && one.contains(other)));
  const described = inner.map((element) => {
    const name = [element.localName, ...[...element.classList].slice(0, 2)].join(".");
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
    const { right } = element.getBoundingClientRect();
    return `${name} "${text}" ends at ${Math.round(right)} of ${width} px`;
  });
  if (scrolls && described.length === 0) described.push(`the page scrolls to ${scrollWidth} of ${width} px`);
  return described.slice(0, 3);
}
