import type { WebsiteFacts } from "../../../facts/types.ts";

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
