import type { Buttons } from "./buttons.ts";

/** An element that reads like a banner and offers something to press. */
export interface Ranked {
  element: Element;
  text: string;
  buttons: HTMLElement[];
  overlay: boolean;
  strip: boolean;
  score: number;
}

export interface FindArguments {
  /** Expression of what a banner is about. */
  topic: string;
  /** A consent platform's own frame: its whole body may be the banner. */
  wholeBody: boolean;
  /** Fewer characters than this ask nothing. Default 20. */
  least?: number;
}

/** Those of the candidates that may be a banner, best first. */
export function rank(
  likely: ReadonlySet<Element>,
  { visible, inside }: Buttons,
  { topic, wholeBody, least = 20 }: FindArguments,
): Ranked[] {
  const pattern = new RegExp(topic, "i");
  const shownText = (element: Element): string => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
    const own = (element as HTMLElement).innerText ?? "";
    if (own.trim().length >= 20) return own;
    const parts: string[] = [own];
    const collect = (root: Element): void => {
      for (const child of (root.shadowRoot?.children ?? []) as Iterable<HTMLElement>) {
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
        if (child.tagName !== "STYLE" && child.tagName !== "SCRIPT") parts.push(child.innerText ?? "");
      }
      for (const child of root.querySelectorAll("*"))
        if (child.shadowRoot && parts.length < 40) collect(child);
    };
    collect(element);
    for (const picture of element.querySelectorAll("img[alt]")) parts.push(picture.getAttribute("alt") ?? "");
    return parts.join(" ");
  };
  const results: Ranked[] = [];
  for (const element of likely) {
    const role = element.getAttribute("role") ?? "";
    const dialog =
      role === "dialog" ||
      role === "alertdialog" ||
      element.hasAttribute("aria-modal") ||
      element.tagName === "DIALOG";
    const hint = /cookie|consent|gdpr|ccpa|privacy|cmp|notice|onetrust|didomi|usercentrics/i.test(
      `${element.id} ${element.getAttribute("class") ?? ""} ${element.tagName}`,
    );
    const { position } = getComputedStyle(element);
    const sticks = position === "fixed" || position === "sticky";
    const whole = wholeBody && element === document.body;
    const shadow = element.shadowRoot !== null || element.getRootNode() !== document;
    const lies = position === "absolute" && Number(getComputedStyle(element).zIndex) > 0;
    const box = element.getBoundingClientRect();
    const strip =
      box.height > 0 &&
      box.height < 320 &&
      (box.top + scrollY < 160 || box.bottom + scrollY > document.documentElement.scrollHeight - 60);
    if (!dialog && !hint && !sticks && !whole && !shadow && !lies && !strip) continue;
    if (element === document.documentElement || (element === document.body && !whole)) continue;
    const said = shownText(element).trim().replace(/\s+/g, " ");
    const host = element.shadowRoot !== null;
    if (said.length < least || said.length > 6_000 || !pattern.test(said) || (!host && !visible(element)))
      continue;
    // A box that asks for an address or an age is no question about cookies.
    const asksElse = element.querySelector(
      "input[type=email],input[type=tel],input[type=password],input[type=text],input:not([type])",
    );
    if (asksElse && visible(asksElse) && !/cookie|クッキー|쿠키/i.test(said)) continue;
    const buttons = inside(element);
    if (buttons.length === 0 || buttons.length > 40) continue;
    const real = buttons.filter((button) => button.tagName !== "A").length;
    const covering =
      host &&
      [...(element.shadowRoot?.querySelectorAll("*") ?? [])].slice(0, 40).some((child) => {
        const at = getComputedStyle(child).position;
        return at === "fixed" || at === "sticky" || child.getAttribute("role") === "dialog";
      });
    const overlay =
      sticks || dialog || covering || lies || Boolean(element.closest("[role=dialog],[aria-modal],dialog"));
    const score =
      (overlay ? 4 : 0) + (hint ? 2 : 0) + (dialog ? 1 : 0) + Math.min(real, 3) * 2 - said.length / 2_000;
    results.push({ element, text: said, buttons, overlay, strip, score });
  }
  return results.sort((a, b) => b.score - a.score);
}
