import type { HttpHeader, PageFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { pagesOf } from "./pages.ts";
import { isFirstParty } from "./parties.ts";

/** What browsers obey where it stands in the page itself. */
const BY_META = new Set(["content-security-policy", "referrer-policy"]);
/** Parts of a policy that browsers pass over in a page. */
const NOT_BY_META = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/i;

/** Older words for a referrer policy, which browsers still take in a page. */
const LEGACY: Readonly<Record<string, string>> = {
  never: "no-referrer",
  default: "strict-origin-when-cross-origin",
  always: "unsafe-url",
  "origin-when-crossorigin": "origin-when-cross-origin",
};

/** A page with the headers of its reply and those that it states itself. */
interface Replied {
  responseHeaders?: readonly HttpHeader[];
  metaHeaders?: readonly HttpHeader[];
}

/** The same header as the page itself states it; null where it does not. */
function metaOf(page: Replied | undefined, name: string): string | null {
  if (!BY_META.has(name)) return null;
  const values = (page?.metaHeaders ?? []).filter((header) => header.name === name);
  if (name === "referrer-policy")
    return values.map(({ value }) => LEGACY[value.trim().toLowerCase()] ?? value).join(", ") || null;
  const kept = values.map(({ value }) =>
    value
      .split(";")
      .filter((part) => !NOT_BY_META.test(part.trim()))
      .join(";"),
  );
  return kept.length > 0 ? kept.join(", ") : null;
}

/** Value of a header as the reply or the page itself states it; null when absent. */
export function headerOrMetaIn(page: Replied | undefined, name: string): string | null {
  const stated = [headerIn(page, name), metaOf(page, name)].filter((value) => value !== null);
  return stated.length > 0 ? stated.join(", ") : null;
}

/** The same of the first visit’s first page. */
export const headerOrMeta = (facts: WebsiteFacts, name: string): string | null =>
  headerOrMetaIn(facts.passes.base, name);

/** Value of a header of the first visit’s first page; null when absent. */
export const headerOf = (facts: WebsiteFacts, name: string): string | null =>
  headerIn(facts.passes.base, name);

/**
 * Pages visited after the first one where a protection of it does not hold. Of those that a script draws no reply was
 * seen, and those that a link of the site led away to are others' to protect.
 */
export const pagesWithout = (facts: WebsiteFacts, holds: (page: PageFact) => boolean): PageFact[] =>
  pagesOf(facts.passes.base).filter(
    (page) =>
      page.responseHeaders !== undefined &&
      page.status === 200 &&
      isFirstParty(facts, hostOf(page.url)) &&
      !holds(page),
  );

/** Value of a header of a reply; several are joined as HTTP joins them; null when absent. */
export function headerIn(page: Replied | undefined, name: string): string | null {
  const values = (page?.responseHeaders ?? [])
    .filter((header) => header.name.toLowerCase() === name)
    .map(({ value }) => value.trim());
  return values.length > 0 ? values.join(", ") : null;
}

/**
 * Seconds that an HSTS header asks for; null where its form is not one that browsers read, as where the mark between two
 * directives is missing. Of several headers the first counts.
 */
export function maxAgeOf(header: string): number | null {
  const parts = (header.split(",")[0] ?? "").split(";").map((part) => part.trim());
  if (!parts.every((part) => part === "" || /^[\w-]+(?:\s{0,4}=\s{0,4}(?:"[^"]*"|[^\s"]+))?$/.test(part)))
    return null;
  const age = parts.flatMap((part) => /^max-age\s{0,4}=\s{0,4}"?(\d{1,15})"?$/i.exec(part)?.[1] ?? [])[0];
  return age === undefined ? null : Number(age);
}

/** The sources of one directive of a content security policy; null when it has none. */
export function directiveOf(policy: string | null, directive: string): string[] | null {
  for (const part of (policy ?? "").split(/[;,]/)) {
    const [name, ...values] = part.trim().split(/\s+/);
    if (name?.toLowerCase() === directive) return values;
  }
  return null;
}
