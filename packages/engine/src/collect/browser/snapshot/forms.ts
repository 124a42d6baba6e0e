import type { FormFact } from "../../../facts/types.ts";
import type { Tools } from "./tools.ts";

/** Forms with their fields, and fields that stand in none. */
export function readForms({ clean, everywhere, named }: Tools): FormFact[] {
  /** A few words that stand beside a field without being tied to it: in its row, its cell or the line it is in. */
  const besideOf = (field: HTMLInputElement): string => {
    const ticked = /^(?:checkbox|radio)$/.test(field.type);
    for (let at: Element = field, level = 0; level < 3; level += 1) {
      for (
        let next = ticked ? at.nextSibling : at.previousSibling;
        next;
        next = ticked ? next.nextSibling : next.previousSibling
      ) {
        const words = clean(next.textContent, 80);
        if (next instanceof Element) {
          const other = "input,select,textarea,button,a,h1,h2,h3,h4,h5,h6,script,style,nav";
          if (next.matches(other) || next.querySelector(other)) return "";
        }
        if (/[\p{L}\p{N}]/u.test(words)) return words.length <= 60 ? words : "";
      }
      const up: Element | null = at.parentElement;
      if (!up || /^(?:FORM|FIELDSET|TABLE|BODY|MAIN|SECTION|ARTICLE)$/.test(up.tagName)) return "";
      at = up;
    }
    return "";
  };
  /** What a visitor reads beside a field or in it. */
  const labelOf = (field: HTMLInputElement): { label?: string } => {
    const beside = (field.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => (id ? (document.getElementById(id)?.textContent ?? "") : ""));
    // The answers of a list that stands in its label are no part of the question.
    const labels = [...(field.labels ?? [])].map((label) => {
      const asked = label.cloneNode(true) as HTMLElement;
      for (const answers of asked.querySelectorAll("select,datalist,textarea,script,style")) answers.remove();
      return asked.textContent ?? "";
    });
    const tied = [...labels, ...beside, field.getAttribute("aria-label") ?? ""];
    const said = [
      ...tied,
      ...(field.type === "search" || tied.some((one) => clean(one, 1) !== "") ? [] : [besideOf(field)]),
      field.placeholder ?? "",
      field.title,
    ];
    const label = clean([...new Set(said.map((one) => clean(one, 120)).filter(Boolean))].join(" "), 120);
    return label ? { label } : {};
  };
  /** What a form says it is for: its own title, else the last one before it in its part of the page; and its button. */
  const aboutOf = (form: HTMLElement): { about?: string } => {
    const titles = "legend,h1,h2,h3,h4,[role=heading]";
    const part = form.closest("footer,aside,article,section,main,dialog") ?? document.body;
    const before = [...part.querySelectorAll<HTMLElement>(titles)].filter(
      (title) => title.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const title = form.querySelector<HTMLElement>(titles) ?? before.at(-1);
    const send = form.querySelector<HTMLElement>("button[type=submit],input[type=submit],button:not([type])");
    const said = [title?.textContent, form.getAttribute("aria-label"), send && named(send)];
    const about = clean(said.filter(Boolean).join(" – "), 200);
    return about ? { about } : {};
  };
  const forms = everywhere<HTMLFormElement>("form", 40).map((form) => {
    const fields = [...form.elements].filter(
      (field): field is HTMLInputElement =>
        /^(?:INPUT|SELECT|TEXTAREA)$/.test(field.tagName) &&
        !/^(?:hidden|submit|button|image|reset)$/.test((field as HTMLInputElement).type),
    );
    // `form.action` and `form.method` may be fields of that name.
    const action = new URL(form.getAttribute("action") ?? "", document.baseURI).href;
    return {
      pageUrl: location.href,
      action,
      method: (form.getAttribute("method") ?? "get").toLowerCase(),
      fields: fields.slice(0, 40).map((field) => {
        const { type, name, autocomplete } = field;
        return { type, name, autocomplete, ...labelOf(field) };
      }),
      hasPassword: fields.some(({ type }) => type === "password"),
      ...aboutOf(form),
    };
  });
  // A button may send its form elsewhere, or in another way.
  for (const button of everywhere<HTMLButtonElement>("[formaction],[formmethod]", 40)) {
    const form = forms[everywhere<HTMLFormElement>("form", 40).indexOf(button.form as HTMLFormElement)];
    const action = button.getAttribute("formaction");
    if (form && (action === null || URL.canParse(action, document.baseURI)))
      forms.push({
        ...form,
        action: action === null ? form.action : new URL(action, document.baseURI).href,
        method: (button.getAttribute("formmethod") ?? form.method).toLowerCase(),
      });
  }
  const loose = everywhere<HTMLInputElement>("input,select,textarea", 60).filter(
    (field) => !field.form && !/^(?:hidden|submit|button|image|reset|checkbox|radio)$/.test(field.type),
  );
  // Fields outside any form are sent by script: where to is not known.
  if (loose.length > 0)
    forms.push({
      pageUrl: location.href,
      action: location.href,
      method: "script",
      fields: loose.slice(0, 40).map((field) => {
        const { type, name, id, autocomplete } = field;
        return { type, name: name || id, autocomplete, ...labelOf(field) };
      }),
      hasPassword: loose.some(({ type }) => type === "password"),
    });
  return forms;
}
