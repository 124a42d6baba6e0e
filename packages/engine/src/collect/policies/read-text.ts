interface ReadText {
  text: string;
  /** Of the whole page, its menus too. */
  whole: string;
  /** Words of the whole page, for telling whether it is the policy at all. */
  title: string;
  heading: string;
  links: number;
  hasPassword: boolean;
  /** Is a picture or a file of some size all there is to read? */
  pictured: boolean;
  language: string | null;
}

/**
 * Runs in the page: opens what is folded, then takes its main part where that is marked and long enough to
 * be the policy, else all of it.
 */
export function readText(): ReadText {
  for (const details of document.querySelectorAll("details")) details.open = true;
  // Tabs stand beside one another without a space: each is a title of its own.
  for (const tab of document.querySelectorAll<HTMLElement>("[role=tab]")) tab.style.display = "block";
  const marked = document.querySelectorAll<HTMLElement>(
    "[role=tabpanel],[hidden],[aria-hidden=true],[class*=accordion],[class*=collapse],[class*=tab],[class*=panel],[class*=content]",
  );
  const MENU = "nav,header,footer,dialog,[role=dialog],[role=alertdialog],[role=menu],[role=navigation]";
  const isText = (part: HTMLElement | null | undefined): part is HTMLElement =>
    part !== null &&
    part !== undefined &&
    !part.closest(MENU) &&
    !/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(part.tagName);
  // What a button or a heading opens: it says so, or stands right after it.
  const openers = [
    ...document.querySelectorAll<HTMLElement>("button,[role=button],[aria-expanded],dt,h2,h3,h4,h5"),
  ]
    .slice(0, 400)
    .filter(isText);
  const opened = openers.flatMap((opener) => {
    const named = opener.getAttribute("aria-controls")?.split(/\s+/) ?? [];
    const next = [opener, opener.parentElement].map((one) => one?.nextElementSibling as HTMLElement | null);
    return [...named.map((id) => document.getElementById(id)), ...next].filter(isText);
  });
  for (const folded of new Set([...marked, ...opened])) {
    // A tab of a policy may say no more than where to write; elsewhere what is hidden and short is a control.
    const least = folded.getAttribute("role") === "tabpanel" ? 1 : 40;
    if (getComputedStyle(folded).display === "none" && (folded.textContent ?? "").trim().length > least) {
      folded.hidden = false;
      folded.style.setProperty("display", "block", "important");
    }
    const { maxHeight, height, overflowY, visibility } = getComputedStyle(folded);
    if (overflowY === "hidden" && (maxHeight === "0px" || height === "0px")) {
      folded.style.setProperty("max-height", "none", "important");
      folded.style.setProperty("height", "auto", "important");
    }
    if (visibility === "hidden") folded.style.setProperty("visibility", "visible", "important");
  }
  // biome-ignore lint/performance/useDomNodeTextContent: a policy is what a visitor can read
  const readable = (part: HTMLElement | null) => part?.innerText ?? "";
  const frames = [...document.querySelectorAll("iframe")].map((frame) => {
    try {
      return readable(frame.contentDocument?.body ?? null);
    } catch {
      return "";
    }
  });
  const shadows = [...document.querySelectorAll("*")]
    .slice(0, 20_000)
    .flatMap(({ shadowRoot }) =>
      [...(shadowRoot?.children ?? [])].map((child) => readable(child as HTMLElement)),
    );
  /** The part of the page that its address names, opened; null where there is none of some length. */
  const partNamed = (): string | null => {
    const named =
      location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    for (let at = named; at && at !== document.body; at = at.parentElement) {
      if ((at.textContent ?? "").trim().length < 200) continue;
      at.hidden = false;
      at.style.setProperty("display", "block", "important");
      at.style.setProperty("visibility", "visible", "important");
      return readable(at) || (at.textContent ?? "").trim();
    }
    return null;
  };
  const part = partNamed();
  const main = part ?? readable(document.querySelector<HTMLElement>("main,article,[role=main]"));
  const whole = [readable(document.body), ...frames, ...shadows].join("\n").trim();
  const password = document.querySelector("input[type=password]") !== null;
  return {
    // A part that the address names stands for itself, however much else is on the page.
    text: part || (main.length > 200 && main.length > whole.length * 0.4) ? main : whole,
    whole: readable(document.body).slice(0, 12_000),
    title: document.title,
    heading: readable(document.querySelector<HTMLElement>("h1,h2")),
    links: document.links.length,
    hasPassword: password,
    pictured: [...document.querySelectorAll("img,svg,canvas,object,embed,iframe")].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 300 && height > 300;
    }),
    language: document.documentElement.lang || null,
  };
}
