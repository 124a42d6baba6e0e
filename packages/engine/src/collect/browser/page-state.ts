import type { PassFacts } from "../../facts/types.ts";
import { librariesIn } from "./library-code.ts";
import type { PageSession } from "./session.ts";

interface PageState {
  consent: NonNullable<PassFacts["consentStrings"]>;
  libraries: { name: string; version: string }[];
}

interface ReadState extends PageState {
  /** Code that stands in the document itself. */
  code: string;
}

/** Runs in the page's own world, where its consent interfaces and libraries are; what it says is the page's word. */
async function readState(): Promise<ReadState> {
  // biome-ignore lint/suspicious/noExplicitAny: a page may put anything under any name
  type Anything = any;
  const scope = globalThis as unknown as Record<string, Anything>;
  const text = (value: unknown, most: number) =>
    typeof value === "string" && value ? value.slice(0, most) : undefined;
  const ask = (call: (done: (value: unknown) => void) => void): Promise<Anything> =>
    new Promise((done) => {
      setTimeout(() => done(null), 250);
      try {
        call(done);
      } catch {
        done(null);
      }
    });
  const consent: PageState["consent"] = {};
  if (typeof scope.__tcfapi === "function") {
    const data = await ask((done) => scope.__tcfapi("getTCData", 2, done));
    consent.tcf = text(data?.tcString, 1_500);
  }
  if (typeof scope.__uspapi === "function") {
    const data = await ask((done) => scope.__uspapi("getUSPData", 1, done));
    consent.usp = text(data?.uspString, 20);
  }
  if (typeof scope.__gpp === "function") {
    const data = await ask((done) => scope.__gpp("ping", done));
    consent.gpp = text(data?.gppString, 1_000);
  }
  const layer = Array.isArray(scope.dataLayer) ? scope.dataLayer.slice(0, 300) : [];
  const gtag: Record<string, string> = {};
  for (const entry of layer) {
    if (entry?.[0] !== "consent" || typeof entry[2] !== "object" || !entry[2]) continue;
    for (const [key, value] of Object.entries(entry[2] as object))
      if (value === "granted" || value === "denied") gtag[key.slice(0, 40)] = value;
  }
  if (Object.keys(gtag).length > 0) consent.gtag = gtag;
  const versions: Record<string, () => unknown> = {
    jquery: () => scope.jQuery?.fn?.jquery,
    "jquery-ui": () => scope.jQuery?.ui?.version,
    angularjs: () => scope.angular?.version?.full,
    bootstrap: () => scope.bootstrap?.Tooltip?.VERSION ?? scope.jQuery?.fn?.tooltip?.Constructor?.VERSION,
    lodash: () => (scope._?.VERSION && scope._?.chunk ? scope._.VERSION : null),
    "underscore.js": () => (scope._?.VERSION && !scope._?.chunk ? scope._.VERSION : null),
    "moment.js": () => scope.moment?.version,
    vue: () => scope.Vue?.version,
    react: () => scope.React?.version,
    handlebars: () => scope.Handlebars?.VERSION,
    DOMPurify: () => scope.DOMPurify?.version,
    axios: () => scope.axios?.VERSION,
    knockout: () => scope.ko?.version,
    ember: () => scope.Ember?.VERSION,
    backbone: () => scope.Backbone?.VERSION,
    prototypejs: () => scope.Prototype?.Version,
    mustache: () => scope.Mustache?.version,
    dojo: () => scope.dojo?.version?.toString?.(),
    YUI: () => scope.YUI?.version,
    "chart.js": () => scope.Chart?.version,
    "jquery.validation": () => scope.jQuery?.validator?.version,
    select2: () => scope.jQuery?.fn?.select2?.amd && null,
  };
  const libraries: PageState["libraries"] = [];
  for (const [name, read] of Object.entries(versions)) {
    try {
      const version = read();
      if (typeof version === "string" && /^\d+\.\d+/.test(version))
        libraries.push({ name, version: version.slice(0, 30) });
    } catch {
      // A page may put anything under these names.
    }
  }
  const code = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")]
    .filter(({ type, text: { length } }) => length > 1_000 && /^$|javascript|module/i.test(type))
    .map(({ text: words }) => words)
    .join("\n")
    .slice(0, 400_000);
  return { consent, libraries, code };
}

/** What the page's own interfaces say of consent, and which libraries it holds. */
export async function pageState(session: PageSession): Promise<PageState> {
  const { main } = session;
  const read = main === null ? null : await session.evaluateInPage(main, `(${readState.toString()})()`);
  const { consent, libraries, code } = (read ?? {}) as Partial<ReadState>;
  const one = (value: unknown) => (typeof value === "string" ? value : undefined);
  const gtag = Object.entries(consent?.gtag ?? {}).filter(
    ([, value]) => value === "granted" || value === "denied",
  );
  const tcf = one(consent?.tcf);
  const usp = one(consent?.usp);
  const gpp = one(consent?.gpp);
  return {
    consent: {
      ...(tcf && { tcf }),
      ...(usp && { usp }),
      ...(gpp && { gpp }),
      ...(gtag.length > 0 && { gtag: Object.fromEntries(gtag) }),
    },
    libraries: [
      ...(Array.isArray(libraries) ? libraries : [])
        .slice(0, 40)
        .map(({ name, version }) => ({ name: String(name), version: String(version) })),
      ...librariesIn(one(code) ?? ""),
    ],
  };
}
