import type { ButtonLook } from "../../facts/types.ts";

/**
 * Functions that run in our own world of a frame. Each is sent as text, so each stands alone. What they
 * find stays in that world, under `found`, where the page cannot reach it.
 */

export interface FoundButton {
  text: string;
  look: ButtonLook;
  /** A link to another page. */
  leads: boolean;
}

export interface FoundBanner {
  text: string;
  /** Its buttons, in order; their index is their handle. */
  buttons: FoundButton[];
  boxes: { text: string; checked: boolean; disabled: boolean; answer?: string }[];
  /** It covers the page or sticks to it, or calls itself a dialog. */
  overlay: boolean;
  /** It is all of the page. */
  whole?: boolean;
  /** It lies in the page itself, at its very top or bottom. */
  strip: boolean;
  /** Share of the window it covers with what dims the page. */
  covers: number;
  /** The page behind it cannot be scrolled or pressed. */
  blocks: boolean;
  /** Part of what frames the page: its navigation, its head, its search. */
  furniture: boolean;
}

export interface FindArguments {
  topic: string;
  /** A consent platform's own frame: its whole body may be the banner. */
  wholeBody: boolean;
  /** Fewer characters than this ask nothing. Default 20. */
  least?: number;
}

/** Looks for elements that read like a consent banner and offer something to press. Best first, at most five. */
export function findBanners({ topic, wholeBody, least = 20 }: FindArguments): FoundBanner[] {
  const world = globalThis as unknown as { found: { element: Element; buttons: HTMLElement[] }[] };
  world.found = [];
  if (!document.body) return [];
  const pattern = new RegExp(topic, "i");
  const visible = (element: Element): boolean => {
    const { width, height, bottom, right } = element.getBoundingClientRect();
    if (width < 8 || height < 8 || bottom < 0 || right < 0) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const named =
    /cookie|consent|gdpr|ccpa|privacy|cmp|notice|onetrust|didomi|usercentrics|banner|popup|modal|overlay/i;
  /** What may be a banner by its name or kind, and every tree below a shadow; cheap, however big the page is. */
  const likely = new Set<Element>();
  const roots: (Document | ShadowRoot)[] = [document];
  for (let at = 0; at < roots.length && at < 400; at += 1) {
    const root = roots[at] as Document | ShadowRoot;
    const inShadow = root !== document;
    let count = 0;
    for (const element of root.querySelectorAll("*")) {
      count += 1;
      if (count > 200_000) break;
      if (element.shadowRoot) {
        roots.push(element.shadowRoot);
        likely.add(element);
      }
      if (likely.size > 1_500) continue;
      if ((inShadow && count < 60) || element.parentElement === document.body) likely.add(element);
      else if (
        element.tagName === "DIALOG" ||
        element.hasAttribute("aria-modal") ||
        /dialog/.test(element.getAttribute("role") ?? "") ||
        named.test(`${element.id} ${element.getAttribute("class") ?? ""}`)
      )
        likely.add(element);
    }
  }
  // What lies on top of the page, found by where it lies.
  for (const [x, y] of [0.06, 0.5, 0.94].flatMap((left) =>
    [0.06, 0.3, 0.5, 0.75, 0.95].map((top) => [left, top] as const),
  ))
    for (
      let at: Element | null = document.elementFromPoint(innerWidth * x, innerHeight * y);
      at && at !== document.documentElement;
      at = at.parentElement
    )
      likely.add(at);
  if (wholeBody) likely.add(document.body);
  const pressable =
    "button,a,[role=button],[role=link],input[type=button],input[type=submit],input[type=image],area[href],[onclick],[tabindex='0']";
  const words = (element: HTMLElement): string => {
    const picture = element.querySelector("img[alt],svg title,[aria-label]");
    const labelled = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => (id ? document.getElementById(id)?.textContent : ""))
      .join(" ");
    // biome-ignore lint/performance/useDomNodeTextContent: a button says what is rendered, not what is hidden in it
    const shown = element.innerText ?? "";
    const said =
      // A sign alone, such as a cross or a picture among the letters, says less than its name.
      (/[\p{L}\p{N}]/u.test(shown) ? shown : "") ||
      (element as HTMLInputElement).value ||
      element.getAttribute("aria-label") ||
      labelled.trim() ||
      element.getAttribute("alt") ||
      picture?.getAttribute("alt") ||
      picture?.getAttribute("aria-label") ||
      picture?.textContent ||
      element.title ||
      shown;
    return (said ?? "").trim().replace(/\s+/g, " ");
  };
  const inside = (element: Element): HTMLElement[] => {
    const list: HTMLElement[] = [];
    const collect = (root: Element | ShadowRoot): void => {
      for (const child of root.querySelectorAll<HTMLElement>("*")) {
        if (list.length > 60) return;
        const acts =
          child.matches(pressable) ||
          (child.childElementCount === 0 &&
            /^(?:DIV|SPAN|LI|P|IMG)$/.test(child.tagName) &&
            getComputedStyle(child).cursor === "pointer");
        if (acts && visible(child)) list.push(child);
        if (child.shadowRoot) collect(child.shadowRoot);
      }
    };
    if (element.shadowRoot) collect(element.shadowRoot);
    collect(element);
    return list.filter((one) => !list.some((other) => other !== one && other.contains(one)));
  };
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
  type Colour = [number, number, number, number];
  const colourOf = (value: string): Colour => {
    const parts = value.match(/[\d.]+/g)?.map(Number) ?? [];
    return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts.length > 3 ? (parts[3] ?? 1) : 1];
  };
  const under = (element: Element | null): Colour => {
    for (
      let at = element;
      at;
      at = at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | null)
    ) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      // Of a course of colours the first one stands for all.
      const drawn = /rgba?\([^()]*\)/.exec(backgroundImage)?.[0];
      const colour = colourOf(drawn ?? backgroundColor);
      if (colour[3] > 0.5) return colour;
    }
    return [255, 255, 255, 1];
  };
  const light = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (left: Colour, right: Colour): number => {
    const [high, low] = [light(left), light(right)].sort((a, b) => b - a);
    return Math.round((((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)) * 10) / 10;
  };
  const lookOf = (element: HTMLElement): ButtonLook => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const ground = under(element);
    const around = under(element.parentElement);
    const bordered = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none";
    const fill = contrast(ground, around);
    return {
      width: Math.round(width),
      height: Math.round(height),
      fontPx: Math.round(Number.parseFloat(style.fontSize) * 10) / 10,
      contrast: contrast(colourOf(style.color), ground),
      fill,
      plain:
        !bordered &&
        fill < 1.15 &&
        !/url\(/.test(style.backgroundImage) &&
        element.tagName !== "INPUT" &&
        !element.querySelector("img"),
    };
  };
  const leads = (element: HTMLElement): boolean => {
    if (element.tagName !== "A") return false;
    const { href } = element as HTMLAnchorElement;
    const [here] = location.href.split("#", 1);
    return /^https?:/.test(href) && href.split("#", 1)[0] !== here;
  };
  const boxesIn = (element: Element): FoundBanner["boxes"] => {
    const list: FoundBanner["boxes"] = [];
    const collect = (root: Element | ShadowRoot): void => {
      for (const box of root.querySelectorAll<HTMLElement>(
        "input[type=checkbox],input[type=radio],[role=switch],[role=checkbox],[aria-pressed]",
      )) {
        if (list.length >= 30) return;
        const input = box as HTMLInputElement;
        const isInput = box.tagName === "INPUT";
        const label = isInput ? [...(input.labels ?? [])].map((one) => one.textContent).join(" ") : "";
        const text =
          label ||
          box.getAttribute("aria-label") ||
          input.name ||
          box.id ||
          box.parentElement?.textContent ||
          "";
        const answers = input.type === "radio" && isInput;
        const group = answers ? box.closest("fieldset,[role=radiogroup],[role=group],tr,li") : null;
        const asked = group
          ? (group.querySelector("legend")?.textContent ??
            group.getAttribute("aria-label") ??
            group.textContent)
          : input.name;
        list.push({
          text: ((answers ? asked : text) ?? "").trim().replace(/\s+/g, " ").slice(0, 120),
          ...(answers && { answer: text.trim().replace(/\s+/g, " ").slice(0, 60) }),
          checked: isInput
            ? input.checked
            : (box.getAttribute("aria-checked") ?? box.getAttribute("aria-pressed")) === "true",
          disabled: isInput
            ? input.disabled || input.hasAttribute("readonly")
            : box.getAttribute("aria-disabled") === "true",
        });
      }
      for (const child of root.querySelectorAll("*")) if (child.shadowRoot) collect(child.shadowRoot);
    };
    if (element.shadowRoot) collect(element.shadowRoot);
    collect(element);
    return list;
  };
  const results: {
    element: Element;
    text: string;
    buttons: HTMLElement[];
    overlay: boolean;
    strip: boolean;
    score: number;
  }[] = [];
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
  results.sort((a, b) => b.score - a.score);
  const best = results.slice(0, 5);
  world.found = best.map(({ element, buttons }) => ({ element, buttons }));
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
  /** What the page holds beside a banner cannot be pressed or read. */
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
  return best.map(({ element, text, buttons, overlay, strip }) => {
    const covers = wholeBody ? 0 : coverOf(element);
    return {
      text: text.slice(0, 1_500),
      buttons: buttons.map((button) => ({
        text: words(button).slice(0, 120),
        look: lookOf(button),
        leads: leads(button),
      })),
      boxes: boxesIn(element),
      ...(element === document.body && { whole: true }),
      overlay,
      strip,
      covers,
      blocks: covers > 0.85 || (locked && covers > 0.3) || (!wholeBody && overlay && isShut(element)),
      furniture:
        element.closest("nav,header,[role=navigation],[role=banner],[role=search],[role=menu]") !== null ||
        element.querySelector("nav,[role=navigation],[role=menu],[role=tablist],[role=search],form") !== null,
    };
  });
}
