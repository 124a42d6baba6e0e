/** What is to be pressed in an element. */
export interface Buttons {
  visible: (element: Element) => boolean;
  inside: (element: Element) => HTMLElement[];
  /** What a button says. */
  words: (button: HTMLElement) => string;
  /** Is it a link to another page? */
  leads: (button: HTMLElement) => boolean;
}

export function makeButtons(): Buttons {
  const visible = (element: Element): boolean => {
    const { width, height, bottom, right } = element.getBoundingClientRect();
    if (width < 8 || height < 8 || bottom < 0 || right < 0) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
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
  const leads = (element: HTMLElement): boolean => {
    if (element.tagName !== "A") return false;
    const { href } = element as HTMLAnchorElement;
    const [here] = location.href.split("#", 1);
    return /^https?:/.test(href) && href.split("#", 1)[0] !== here;
  };
  return { visible, inside, words, leads };
}
