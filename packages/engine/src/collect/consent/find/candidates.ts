/** What may be a banner by its name, its kind or where it lies, and every tree below a shadow; cheap, however big the page is. */
export function candidates(wholeBody: boolean): Set<Element> {
  const named =
    /cookie|consent|gdpr|ccpa|privacy|cmp|notice|onetrust|didomi|usercentrics|banner|popup|modal|overlay/i;
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
  return likely;
}
