// What runs inside the page, sent there as text: each function uses nothing of this module.

/** Before any script of the page: puts there what tells which elements look like none that were examined before. */
export function knowLooks(): void {
  const FREE =
    /^(?:alt|title|href|placeholder|for|lang|aria-(?:label|description|roledescription|valuetext|(?:value|row|col|set)\w*|posinset|keyshortcuts|placeholder))$/;
  const REFERS =
    /^aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto)$/;
  const KEPT =
    /^(?:role|type|tabindex|dir|scope|headers|autocomplete|disabled|hidden|inert|open|controls|contenteditable|readonly|required|multiple|aria-\w+|data-(?:state|disabled|highlighted|(?:accent-|gray-)?color|scaling|density))$/;
  const LOOK = /(?:color|background|opacity|visibility|filter)[^;]*/g;
  const given = (text: string | null | undefined) => (text?.trim() ? "given" : "empty");

  /** What an attribute says to a rule: a text that is free to be any is there or not. */
  const noteOf = ({ name, value }: Attr): string[] => {
    if (FREE.test(name)) return [`${name}=${given(value)}`];
    if (REFERS.test(name)) {
      const texts = value.split(/\s+/).map((id) => given(document.getElementById(id)?.textContent));
      return [`${name}=${[...new Set(texts)]}`];
    }
    return KEPT.test(name) ? [`${name}=${value}`] : [];
  };

  const scrolls = (element: Element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX + overflowY);
  };

  /** What of an element matters to those in it, to their colours above all. */
  const frameOf = (element: Element) =>
    [
      element.localName,
      ...[...element.classList].sort(),
      ...(element.getAttribute("style")?.match(LOOK) ?? []),
      ...["role", "aria-hidden", "aria-disabled", "disabled"].map((name) => element.getAttribute(name)),
    ].join(" ");

  const described = (element: Element) =>
    [
      ...[...element.attributes].flatMap(noteOf).sort(),
      given(element.textContent),
      element.childElementCount > 0 ? "holds" : "",
      (element as HTMLInputElement).labels?.length ? "labelled" : "",
      scrolls(element) ? "scrolls" : "",
    ].join(" ");

  /** The headings and landmarks of the page, in their order. */
  const outline = () => {
    const PARTS = "h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, [role]";
    const all = [...document.querySelectorAll(PARTS)].map(
      (element) => element.getAttribute("role") ?? element.localName,
    );
    return all
      .filter(
        (part, at) =>
          /^(?:h\d|heading|main|nav|header|banner|footer|aside|region|dialog)/.test(part) &&
          part !== all[at - 1],
      )
      .join();
  };

  /** Ids that more than one element has. */
  const twice = () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).join();
  };

  const known = new Set<string>();
  /** Short for what stands around an element: written out, it would be long deep down. */
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const lookOf = (): { fresh: Element[]; all: boolean } => {
    const fresh: Element[] = [];
    const found = new Set<string>();
    const width = numberOf(`${innerWidth} px wide`);
    const walk = (element: Element, above: number, isInside: boolean) => {
      const path = numberOf(`${above} ${frameOf(element)}`);
      const look = `${path} ${described(element)}`;
      const isFresh = !known.has(look);
      if (isFresh) found.add(look);
      if (isFresh && !isInside) fresh.push(element);
      for (const child of element.children) walk(child, path, isInside || isFresh);
    };
    for (const child of document.body.children)
      if (!child.matches("[class*=sb-], script, style, svg[id]")) walk(child, width, false);
    const whole = `outline ${outline()} twice ${twice()}`;
    const all = !known.has(whole);
    for (const one of [...found, whole]) known.add(one);
    return { fresh, all };
  };
  Object.assign(window, { lookOf });
}
