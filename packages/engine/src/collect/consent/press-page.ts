/** Functions that run in our own world of a frame, on what `find-page.ts` found there. Each stands alone. */

export interface ButtonHandle {
  banner: number;
  button: number;
}

/** Brings a button into view and says where to press it; null where something else lies on top of it. */
export function placeOf({ banner, button }: ButtonHandle): { x: number; y: number } | null {
  const world = globalThis as unknown as { found?: { buttons: HTMLElement[] }[] };
  const element = world.found?.[banner]?.buttons[button];
  if (!element?.isConnected) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot && hit !== element) {
    const deeper: Element | null = hit.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === hit) break;
    hit = deeper;
  }
  return hit && (element === hit || element.contains(hit)) ? { x, y } : null;
}

/** Presses a button by script, where a mouse cannot. */
export function pressByScript({ banner, button }: ButtonHandle): boolean {
  const world = globalThis as unknown as { found?: { buttons: HTMLElement[] }[] };
  const element = world.found?.[banner]?.buttons[button];
  if (!element?.isConnected) return false;
  element.click();
  return true;
}

/** Is the banner found earlier still to be seen? False also in a document that replaced its own. */
export function isShown(banner: number): boolean {
  const world = globalThis as unknown as { found?: { element: Element }[] };
  const element = world.found?.[banner]?.element;
  if (!element?.isConnected) return false;
  const { width, height, top } = element.getBoundingClientRect();
  if (width < 8 || height < 8 || top >= innerHeight) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Takes the ticks out of a banner's boxes, where it lets a visitor. */
export function clearBoxes(banner: number): void {
  const world = globalThis as unknown as { found?: { element: Element }[] };
  const element = world.found?.[banner]?.element;
  for (const root of [element, element?.shadowRoot])
    for (const box of root?.querySelectorAll<HTMLInputElement>(
      "input[type=checkbox],[role=switch],[role=checkbox]",
    ) ?? [])
      if ((box.checked || box.getAttribute("aria-checked") === "true") && !box.disabled) box.click();
}
