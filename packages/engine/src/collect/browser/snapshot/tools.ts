/** What the parts of a snapshot read with. */
export interface Tools {
  /** One line of at most `most` characters. */
  clean: (text: string | null, most: number) => string;
  /** At most `most` elements of the document and of its shadow trees. */
  everywhere: <E extends Element>(selector: string, most: number) => E[];
  /** What a link, button or other control is called. */
  named: (element: HTMLElement) => string;
}

export function makeTools(): Tools {
  const clean = (text: string | null, most: number) =>
    (text ?? "").trim().replace(/\s+/g, " ").slice(0, most);
  // Elements of open trees too; our hook keeps closed ones open to us.
  const everywhere = <E extends Element>(selector: string, most: number): E[] => {
    const found: E[] = [];
    const roots: (Document | ShadowRoot)[] = [document];
    for (let at = 0; at < roots.length && at < 300; at += 1) {
      const root = roots[at] as Document | ShadowRoot;
      for (const element of root.querySelectorAll<E>(selector)) if (found.length < most) found.push(element);
      for (const element of root.querySelectorAll("*"))
        if (element.shadowRoot) roots.push(element.shadowRoot);
    }
    return found;
  };
  const named = (element: HTMLElement): string => {
    const picture = element.querySelector("img[alt],svg title,[aria-label]");
    // biome-ignore lint/performance/useDomNodeTextContent: a link says what is rendered, not what is hidden in it
    const shown = element.innerText ?? "";
    const said =
      // A sign alone, such as a picture among the letters, says less than its name.
      (/[\p{L}\p{N}]/u.test(shown) ? shown : "") ||
      element.getAttribute("aria-label") ||
      element.title ||
      picture?.getAttribute("alt") ||
      picture?.getAttribute("aria-label") ||
      picture?.textContent ||
      (element as HTMLInputElement).value ||
      // In a closed section nothing is rendered.
      shown ||
      element.textContent;
    return clean(said ?? "", 160);
  };
  return { clean, everywhere, named };
}
