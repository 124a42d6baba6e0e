import { isStorable, storable } from "@candor/api/entities";
import type { WebsiteFacts } from "@candor/engine";
import { websiteFacts } from "./schema.ts";

/** Facts that were brought here are not what they should be. */
export class FactsInvalidError extends Error {
  override readonly name = "FactsInvalidError";
  /** Where in the facts, such as `passes.base.cookies.0.name`; empty for the whole. */
  readonly at: string;

  constructor(path: readonly PropertyKey[], message: string) {
    // A hostile file names its own keys: no more of them than a message can hold.
    const at = path
      .map(String)
      .join(".")
      .replace(/[^\w.:/-]/g, "?")
      .slice(0, 120);
    super(`${at}: ${message}`);
    this.at = at;
  }
}

/** Facts as they may be kept, with the number of texts in which something had to be replaced. */
export interface TakenFacts {
  facts: WebsiteFacts;
  replaced: number;
}

interface Tally {
  replaced: number;
}

function cleanText(text: string, tally: Tally): string {
  if (isStorable(text)) return text;
  tally.replaced += 1;
  return storable(text);
}

/** The same value with U+FFFD for each character that nothing can store. Its depth is that of the schema. */
function clean(value: unknown, tally: Tally): unknown {
  if (typeof value === "string") return cleanText(value, tally);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => clean(entry, tally));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cleanText(key, tally), clean(entry, tally)]),
  );
}

/**
 * The one way in for facts, from a worker and from an import: held against the whole schema, and free of characters
 * that no database holds. A page decides what stands in its texts, so these are replaced and noted, not refused.
 */
export function takeFacts(brought: unknown): TakenFacts {
  const parsed = websiteFacts.safeParse(brought);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new FactsInvalidError(issue?.path ?? [], issue?.message ?? "");
  }
  const tally = { replaced: 0 };
  const facts = clean(parsed.data, tally) as WebsiteFacts;
  const before = facts.replacedTexts ?? 0;
  if (tally.replaced > 0) facts.replacedTexts = before + tally.replaced;
  return { facts, replaced: tally.replaced };
}
