/**
 * Functions that run in our own world of a frame. Each is sent as text, so each stands alone. What they
 * find stays in that world, under `found`, where the page cannot reach it.
 */

export interface FoundBanner {
  text: string;
  /** Words of its buttons, in order; their index is their handle. */
  buttons: string[];
  /** It covers the page or sticks to it, or calls itself a dialog. */
  overlay: boolean;
}

export interface FindArguments {
  topic: string;
  /** A consent platform's own frame: its whole body may be the banner. */
  wholeBody: boolean;
}

/** Looks for elements that read like a consent banner and offer something to press. Best first, at most five. */
export function findBanners({ topic, wholeBody }: FindArguments): FoundBanner[] {
  const world = globalThis as unknown as { found: { element: Element; buttons: HTMLElement[] }[] };
  world.found = [];
  if (!document.body) return [];
  const pattern = new RegExp(topic, "i");
  const visible = (element: Element): boolean => {
    const { width, height, bottom, right } = element.getBoundingClientRect();
    if (width < 8 || height < 8 || bottom < 0 || right < 0) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const all: Element[] = [];
  const walk = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll("*")) {
      if (all.length >= 8_000) return;
      all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const named = /cookie|consent|gdpr|ccpa|privacy|cmp|notice|onetrust|didomi|usercentrics/i;
  const results: {
    element: Element;
    text: string;
    buttons: HTMLElement[];
    overlay: boolean;
    score: number;
  }[] = [];
  const pressable = "button,a[href],[role=button],input[type=button],input[type=submit],[onclick]";
  const words = (element: HTMLElement): string => {
    // biome-ignore lint/performance/useDomNodeTextContent: a button says what is rendered, not what is hidden in it
    const said = element.innerText || (element as HTMLInputElement).value;
    return (said || element.getAttribute("aria-label") || element.title || "").trim().replace(/\s+/g, " ");
  };
  const inside = (element: Element): HTMLElement[] => {
    const list: HTMLElement[] = [];
    const collect = (root: Element | ShadowRoot): void => {
      for (const child of root.querySelectorAll<HTMLElement>("*")) {
        if (child.matches(pressable) && visible(child)) list.push(child);
        if (child.shadowRoot) collect(child.shadowRoot);
      }
    };
    if (element.shadowRoot) collect(element.shadowRoot);
    collect(element);
    return list.filter((one) => !list.some((other) => other !== one && other.contains(one)));
  };
  for (const element of all) {
    const html = element as HTMLElement;
    const role = element.getAttribute("role") ?? "";
    const dialog =
      role === "dialog" ||
      role === "alertdialog" ||
      element.hasAttribute("aria-modal") ||
      element.tagName === "DIALOG";
    const hint = named.test(`${element.id} ${element.getAttribute("class") ?? ""}`);
    const position = getComputedStyle(element).position;
    const sticks = position === "fixed" || position === "sticky";
    const whole = wholeBody && element === document.body;
    if (!dialog && !hint && !sticks && !whole) continue;
    if (element === document.documentElement || (element === document.body && !whole)) continue;
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
    const shown = html.innerText || element.shadowRoot?.textContent || "";
    const said = shown.trim().replace(/\s+/g, " ");
    if (said.length < 20 || said.length > 6_000 || !pattern.test(said) || !visible(element)) continue;
    const buttons = inside(element);
    if (buttons.length === 0 || buttons.length > 40) continue;
    const real = buttons.filter((button) => button.tagName !== "A").length;
    const overlay = sticks || dialog || Boolean(element.closest("[role=dialog],[aria-modal],dialog"));
    const score =
      (overlay ? 4 : 0) + (hint ? 2 : 0) + (dialog ? 1 : 0) + Math.min(real, 3) * 2 - said.length / 2_000;
    results.push({ element, text: said, buttons, overlay, score });
  }
  results.sort((a, b) => b.score - a.score);
  const best = results.slice(0, 5);
  world.found = best.map(({ element, buttons }) => ({ element, buttons }));
  return best.map(({ text, buttons, overlay }) => ({
    text: text.slice(0, 1_500),
    buttons: buttons.map((button) => words(button).slice(0, 120)),
    overlay,
  }));
}

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
