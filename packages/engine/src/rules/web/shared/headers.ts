import type { WebsiteFacts } from "../../../facts/types.ts";

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

/** The same header as the page itself states it; null where it does not. */
function metaOf(facts: WebsiteFacts, name: string): string | null {
  if (!BY_META.has(name)) return null;
  const values = (facts.passes.base?.metaHeaders ?? []).filter((header) => header.name === name);
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
export function headerOrMeta(facts: WebsiteFacts, name: string): string | null {
  const stated = [headerOf(facts, name), metaOf(facts, name)].filter((value) => value !== null);
  return stated.length > 0 ? stated.join(", ") : null;
}

/** Value of a header of the first visit's page; several are joined as HTTP joins them; null when absent. */
export function headerOf(facts: WebsiteFacts, name: string): string | null {
  const values = (facts.passes.base?.responseHeaders ?? [])
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
