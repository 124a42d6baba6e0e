import type { Tools } from "./tools.ts";

/** Words of buttons and of what acts like one. */
export function readControls({ clean, everywhere, named }: Tools): string[] {
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
  const controls = everywhere<HTMLElement>(
    "button,[role=button],[role=link],[role=menuitem],input[type=button],input[type=submit],summary,a:not([href]),a[href^='#'],a[href^='javascript:'],[onclick],[tabindex='0']",
    400,
  )
    .filter((element) => !putAway(element))
    // What is shown may be short for what it is called: a corner of the page says "Cookies", its name the rest.
    .flatMap((element) => [named(element), clean(element.getAttribute("aria-label") || element.title, 160)])
    .filter((words) => words !== "" && words.length < 100);
  return [...new Set(controls)].slice(0, 150);
}
