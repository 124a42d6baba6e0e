import type { FormFact, LinkFact, ScriptFact, StorageFact } from "../../facts/types.ts";

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
  storage: { kind: StorageFact["kind"]; key: string; value: string }[];
  /** What its maker says of it. */
  description: string;
  /** What a visitor can read, from its start. */
  text: string;
  textLength: number;
  heading: string;
  /** Pictures, films, frames and drawings of some size. */
  media: number;
  /** Addresses of its frames. */
  frames: string[];
  /** It shows nothing but frames side by side. */
  frameset: boolean;
  hasPassword: boolean;
  /** Headers that stand in the document. */
  metas: { name: string; value: string }[];
  /** Words of buttons and of what acts like one. */
  controls: string[];
}

/** Runs in our own world of a frame; sent as text, so it stands alone. */
export async function readDocument(): Promise<DocumentSnapshot> {
  const clean = (text: string | null, most: number) =>
    (text ?? "").trim().replace(/\s+/g, " ").slice(0, most);
  const footer = (element: Element): boolean => {
    if (
      element.closest("footer,[role=contentinfo],[class*=footer i],[id*=footer i],#ft,#foot,#colophon,.foot")
    )
      return true;
    const height = document.documentElement.scrollHeight;
    return height > 1_200 && element.getBoundingClientRect().top + scrollY > height * 0.85;
  };
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
  const links = everywhere<HTMLAnchorElement>("a[href],area[href]", 800)
    .filter(({ protocol }) => protocol === "https:" || protocol === "http:")
    .slice(0, 500)
    .map((link) => ({
      href: link.href,
      text: named(link),
      inFooter: footer(link),
    }));
  // Links by other means: what a press opens by script, and parts of this page that it shows.
  for (const element of everywhere<HTMLElement>(
    "[onclick],[data-href],[data-url],[popovertarget],[commandfor],[aria-controls],[data-target],[data-bs-target]",
    200,
  )) {
    if (element.tagName === "A" && /^https?:/.test((element as HTMLAnchorElement).href)) {
      if (!(element as HTMLAnchorElement).getAttribute("href")?.startsWith("#")) continue;
    }
    const opened =
      /(?:location(?:\.href)?\s{0,3}=|location\.(?:assign|replace)\(|window\.open\()\s{0,3}(["'])([^"']{1,300})\1/.exec(
        element.getAttribute("onclick") ?? "",
      )?.[2];
    const shown = ["popovertarget", "commandfor", "aria-controls", "data-target", "data-bs-target"]
      .map((name) => element.getAttribute(name)?.replace(/^#/, "") ?? "")
      .find((id) => id !== "" && (document.getElementById(id)?.textContent ?? "").trim().length > 200);
    const address = opened ?? element.dataset.href ?? element.dataset.url ?? (shown && `#${shown}`);
    if (!address || !URL.canParse(address, document.baseURI) || links.length >= 600) continue;
    const { href, protocol } = new URL(address, document.baseURI);
    if (protocol === "https:" || protocol === "http:")
      links.push({ href, text: named(element), inFooter: footer(element) });
  }
  const controls = everywhere<HTMLElement>(
    "button,[role=button],[role=link],[role=menuitem],input[type=button],input[type=submit],summary,a:not([href]),a[href^='#'],a[href^='javascript:'],[onclick],[tabindex='0']",
    400,
  )
    .filter((element) => !putAway(element))
    // What is shown may be short for what it is called: a corner of the page says "Cookies", its name the rest.
    .flatMap((element) => [named(element), clean(element.getAttribute("aria-label") || element.title, 160)])
    .filter((words) => words !== "" && words.length < 100);
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
  const scripts = everywhere<HTMLScriptElement>("script[src]", 300).map(
    ({ src, integrity, crossOrigin }) => ({
      src,
      integrity: integrity || null,
      crossorigin: crossOrigin,
    }),
  );
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
  const inTime = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work, new Promise<null>((done) => setTimeout(() => done(null), 400))]);
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  /** Keys of a database's first tables, with what the first entries hold. */
  const readDatabase = async (name: string): Promise<void> => {
    const database = await inTime(asked(indexedDB.open(name)));
    if (!database) return;
    try {
      for (const store of [...database.objectStoreNames].slice(0, 4)) {
        const table = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([
          asked(table.getAllKeys(null, 6)),
          asked(table.getAll(null, 6)),
        ]);
        keys.forEach((key, index) => {
          const value =
            typeof values[index] === "string" ? values[index] : (JSON.stringify(values[index]) ?? "");
          const label = typeof key === "string" ? key : store;
          storage.push({
            kind: "indexedDB",
            key: `${name}/${label}`.slice(0, 200),
            value: value.slice(0, 400),
          });
        });
      }
    } finally {
      database.close();
    }
  };
  try {
    for (const { name } of ((await inTime(indexedDB.databases())) ?? []).slice(0, 10)) {
      const before = storage.length;
      if (name) await inTime(readDatabase(name).catch(() => null));
      if (storage.length === before) storage.push({ kind: "indexedDB", key: name ?? "", value: "" });
    }
  } catch {
    // As above.
  }
  try {
    for (const name of ((await inTime(caches.keys())) ?? []).slice(0, 20))
      storage.push({ kind: "cacheStorage", key: name.slice(0, 200), value: "" });
    for (const worker of (await inTime(navigator.serviceWorker.getRegistrations())) ?? [])
      storage.push({
        kind: "serviceWorker",
        key: (worker.active ?? worker.waiting ?? worker.installing)?.scriptURL ?? worker.scope,
        value: "",
      });
  } catch {
    // Not in every frame.
  }
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
  const text = (document.body?.innerText ?? "").trim();
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[http-equiv],meta[name=referrer]")].map(
    (meta) => ({
      name: (meta.httpEquiv || "referrer-policy").toLowerCase(),
      value: meta.content.slice(0, 4_000),
    }),
  );
  const media = [...document.querySelectorAll("img,video,canvas,iframe,svg,object,picture")]
    .slice(0, 60)
    .filter((element) => element.getBoundingClientRect().width > 60).length;
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
    description: clean(document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "", 300),
    text: text.slice(0, 12_000),
    textLength: text.length,
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said
    heading: clean(document.querySelector<HTMLElement>("h1,h2,[role=heading]")?.innerText ?? "", 300),
    media,
    frames: [...document.querySelectorAll("iframe")].slice(0, 20).map(({ src }) => src.slice(0, 500)),
    frameset: document.body?.tagName === "FRAMESET",
    hasPassword: forms.some(({ hasPassword }) => hasPassword),
    metas: metas.slice(0, 20),
    controls: [...new Set(controls)].slice(0, 150),
  };
}
