/** A box to tick, or one answer to a question. */
export interface FoundBox {
  text: string;
  checked: boolean;
  disabled: boolean;
  answer?: string;
}

/** A box called by `text`; one of several answers is called by what is asked. */
export function toldBox(box: HTMLElement, text: string): FoundBox {
  const clean = (words: string | null, most: number) =>
    (words ?? "").trim().replace(/\s+/g, " ").slice(0, most);
  const input = box as HTMLInputElement;
  const isInput = box.tagName === "INPUT";
  const answers = isInput && input.type === "radio";
  const group = answers ? box.closest("fieldset,[role=radiogroup],[role=group],tr,li") : null;
  const asked = group
    ? (group.querySelector("legend")?.textContent ?? group.getAttribute("aria-label") ?? group.textContent)
    : input.name;
  return {
    text: clean(answers ? asked : text, 120),
    ...(answers && { answer: clean(text, 60) }),
    checked: isInput
      ? input.checked
      : (box.getAttribute("aria-checked") ?? box.getAttribute("aria-pressed")) === "true",
    disabled: isInput
      ? input.disabled || input.hasAttribute("readonly")
      : box.getAttribute("aria-disabled") === "true",
  };
}

/** Boxes of an element, each as `told` tells of it. */
export function boxesIn(element: Element, told: typeof toldBox): FoundBox[] {
  const list: FoundBox[] = [];
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
      list.push(told(box, text));
    }
    for (const child of root.querySelectorAll("*")) if (child.shadowRoot) collect(child.shadowRoot);
  };
  if (element.shadowRoot) collect(element.shadowRoot);
  collect(element);
  return list;
}
