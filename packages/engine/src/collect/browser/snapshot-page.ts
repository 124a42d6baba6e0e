import type { FormFact, LinkFact, ScriptFact } from "../../facts/types.ts";

/** What a frame's document holds. Values are raw: they are masked before they are kept. */
export interface DocumentSnapshot {
  url: string;
  origin: string;
  title: string;
  language: string | null;
  forms: FormFact[];
  links: LinkFact[];
  scripts: ScriptFact[];
  insecure: { url: string; resourceType: string }[];
  storage: { kind: "localStorage" | "sessionStorage" | "indexedDB"; key: string; value: string }[];
}

/** Runs in our own world of a frame; sent as text, so it stands alone. */
export async function readDocument(): Promise<DocumentSnapshot> {
  const clean = (text: string | null, most: number) =>
    (text ?? "").trim().replace(/\s+/g, " ").slice(0, most);
  const footer = (element: Element): boolean => {
    if (element.closest("footer,[role=contentinfo],[class*=footer i],[id*=footer i]")) return true;
    const height = document.documentElement.scrollHeight;
    return height > 1_200 && element.getBoundingClientRect().top + scrollY > height * 0.85;
  };
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .filter(({ protocol }) => protocol === "https:" || protocol === "http:")
    .slice(0, 500)
    .map((link) => ({
      href: link.href,
      // biome-ignore lint/performance/useDomNodeTextContent: a link says what is rendered, not what is hidden in it
      text: clean(link.innerText || link.getAttribute("aria-label") || link.title, 160),
      inFooter: footer(link),
    }));
  const forms = [...document.forms].slice(0, 40).map((form) => {
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
      fields: fields.slice(0, 40).map(({ type, name, autocomplete }) => ({ type, name, autocomplete })),
      hasPassword: fields.some(({ type }) => type === "password"),
    };
  });
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")]
    .slice(0, 300)
    .map(({ src, integrity, crossOrigin }) => ({
      src,
      integrity: integrity || null,
      crossorigin: crossOrigin,
    }));
  const insecure: DocumentSnapshot["insecure"] = [];
  if (location.protocol === "https:") {
    const kinds = {
      IMG: "image",
      SCRIPT: "script",
      IFRAME: "document",
      LINK: "stylesheet",
      AUDIO: "media",
      VIDEO: "media",
      SOURCE: "media",
      OBJECT: "object",
      EMBED: "object",
    };
    for (const element of document.querySelectorAll(
      "img[src],script[src],iframe[src],link[rel~=stylesheet][href],audio[src],video[src],source[src],object[data],embed[src]",
    )) {
      const url =
        element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("data") ?? "";
      if (/^\s*http:/i.test(url) && insecure.length < 200)
        insecure.push({
          url: url.trim(),
          resourceType: kinds[element.tagName as keyof typeof kinds] ?? "other",
        });
    }
  }
  const storage: DocumentSnapshot["storage"] = [];
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      const area = globalThis[kind];
      for (let index = 0; index < area.length && index < 100; index += 1) {
        const key = area.key(index) ?? "";
        storage.push({ kind, key: key.slice(0, 200), value: (area.getItem(key) ?? "").slice(0, 400) });
      }
    } catch {
      // A sandboxed or opaque frame has none.
    }
  }
  try {
    for (const { name } of await indexedDB.databases())
      storage.push({ kind: "indexedDB", key: name ?? "", value: "" });
  } catch {
    // As above.
  }
  return {
    url: location.href,
    origin: location.origin,
    title: document.title.slice(0, 300),
    language: document.documentElement.lang || null,
    forms,
    links,
    scripts,
    insecure,
    storage,
  };
}
