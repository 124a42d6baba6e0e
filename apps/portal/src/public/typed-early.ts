/** What somebody typed into a page's fields before its script was there, and where they were. */
export interface TypedEarly {
  values: ReadonlyMap<string, string>;
  /** Name of the field that had the focus. */
  focused: string | undefined;
}

const fieldsOf = (root: Element) => [...root.querySelectorAll<HTMLInputElement>("input[name]")];

/** Reads the fields of markup that is about to be replaced. */
export function typedEarly(root: Element): TypedEarly {
  const fields = fieldsOf(root);
  return {
    values: new Map(fields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
  };
}

/** Types it again into the fields of the same names. */
export function typeAgain(root: Element, { values, focused }: TypedEarly): void {
  for (const field of fieldsOf(root)) {
    const value = values.get(field.name);
    // React hears of a value only if it is set past React's own watch over the field.
    if (value !== undefined) Reflect.set(HTMLInputElement.prototype, "value", value, field);
    if (value !== undefined) field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.name === focused) field.focus();
  }
}
