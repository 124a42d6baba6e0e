import type { FoundBox, toldBox } from "./find/boxes.ts";

/** Functions that run in our own world of a frame, on what `find/` found there. Each stands alone. */

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

/** Takes the ticks out of a banner's boxes, where it lets a visitor, and of two answers chooses the other one. */
export function clearBoxes(banner: number): void {
  const world = globalThis as unknown as { found?: { element: Element }[] };
  const element = world.found?.[banner]?.element;
  for (const root of [element, element?.shadowRoot].filter((one) => one instanceof Node)) {
    const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    for (const chosen of radios.filter(({ checked, disabled }) => checked && !disabled)) {
      const others = radios.filter(({ name, disabled }) => name === chosen.name && !disabled);
      if (others.length === 2) others.find((one) => one !== chosen)?.click();
    }
    for (const box of root.querySelectorAll<HTMLInputElement>(
      "input[type=checkbox],[role=switch],[role=checkbox],[aria-pressed]",
    )) {
      const on =
        box.checked || (box.getAttribute("aria-checked") ?? box.getAttribute("aria-pressed")) === "true";
      if (on && !box.disabled) box.click();
    }
  }
}

/** Every box and switch of a frame that a visitor can see, itself or by its words, each as `told` tells of it. */
export function shownBoxes(told: typeof toldBox): FoundBox[] {
  const list: FoundBox[] = [];
  const seen = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 4 && height > 4 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const wordsNear = (box: HTMLElement): string => {
    for (let at = box.parentElement, up = 0; at && up < 4; at = at.parentElement, up += 1) {
      const said = (at.textContent ?? "").trim();
      if (said.length > 1) return said;
    }
    return "";
  };
  const collect = (root: Document | ShadowRoot): void => {
    for (const box of root.querySelectorAll<HTMLElement>(
      "input[type=checkbox],input[type=radio],[role=switch],[role=checkbox],[aria-pressed]",
    )) {
      if (list.length >= 60) return;
      const input = box as HTMLInputElement;
      const isInput = box.tagName === "INPUT";
      const labels = isInput ? [...(input.labels ?? [])] : [];
      // What is drawn in a box's place stands beside it.
      if (![box, ...labels, ...(isInput ? [box.parentElement] : [])].some(seen)) continue;
      const named = (box.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => (id ? (root.getElementById(id)?.textContent ?? "") : ""))
        .join(" ");
      const text =
        labels
          .map((one) => one.textContent)
          .join(" ")
          .trim() ||
        named.trim() ||
        box.getAttribute("aria-label") ||
        wordsNear(box) ||
        input.name ||
        box.id;
      list.push(told(box, text));
    }
    for (const child of root.querySelectorAll("*")) if (child.shadowRoot) collect(child.shadowRoot);
  };
  collect(document);
  return list;
}
