import type { WebsiteFacts } from "../../../facts/types.ts";

/** What browsers obey where it stands in the page itself. */
const BY_META = new Set(["content-security-policy", "referrer-policy"]);
/** Parts of a policy that browsers pass over in a page. */
const NOT_BY_META = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/i;

/** The same header as the page itself states it; null where it does not. */
function metaOf(facts: WebsiteFacts, name: string): string | null {
  if (!BY_META.has(name)) return null;
  const values = (facts.passes.base?.metaHeaders ?? []).filter((header) => header.name === name);
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

/** The sources of one directive of a content security policy; null when it has none. */
export function directiveOf(policy: string | null, directive: string): string[] | null {
  for (const part of (policy ?? "").split(/[;,]/)) {
    const [name, ...values] = part.trim().split(/\s+/);
    if (name?.toLowerCase() === directive) return values;
  }
  return null;
}
