import type { Tools } from "./tools.ts";

export interface Controls {
  /** Words of buttons and of whatever else can be pressed. */
  controls: string[];
  /** Those of buttons alone that send no form. */
  buttons: string[];
}

export function readControls({ clean, everywhere, named }: Tools): Controls {
  /** It lies over the page when it is open, and is closed: a question that was answered, a window not asked for. */
  const putAway = (element: HTMLElement): boolean => {
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (
      let at: Element | null = element;
      at && at !== document.body;
      at = at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | null) ?? null
    ) {
      if (at.tagName === "DIALOG" || /dialog/.test(at.getAttribute("role") ?? "")) return true;
      if (at.hasAttribute("aria-modal")) return true;
      // What is not rendered keeps its position; a menu that slides in holds the ways of the whole site.
      const { position } = getComputedStyle(at);
      if (position === "fixed" && at.querySelectorAll("a[href]").length < 6) return true;
    }
    return false;
  };
  const isButton = (element: HTMLElement): boolean => {
    const { form, type } = element as HTMLButtonElement;
    if (form && type === "submit") return false;
    if (element.matches("a:not([href],[role],[onclick])"))
      return getComputedStyle(element).cursor === "pointer";
    return element.matches("button,[role=button],input[type=button],a[href^='javascript:'],[onclick]");
  };
  const pressed = everywhere<HTMLElement>(
    "button,[role=button],[role=link],[role=menuitem],input[type=button],input[type=submit],summary,a:not([href]),a[href^='#'],a[href^='javascript:'],[onclick],[tabindex='0']",
    400,
  ).filter((element) => !putAway(element));
  // What is shown may be short for what it is called: a corner of the page says "Cookies", its name the rest.
  const wordsOf = (elements: readonly HTMLElement[]): string[] => {
    const words = elements
      .flatMap((element) => [named(element), clean(element.getAttribute("aria-label") || element.title, 160)])
      .filter((one) => one !== "" && one.length < 100);
    return [...new Set(words)].slice(0, 150);
  };
  return { controls: wordsOf(pressed), buttons: wordsOf(pressed.filter(isButton)) };
}
