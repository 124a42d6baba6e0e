import type { IdentifierFact } from "../../facts/types.ts";
import { canariesIn } from "./canary.ts";

/** What a request sends, before it is masked. */
export interface Sent {
  host: string;
  url: string;
  body: string | null;
}

interface Leaf {
  key: string;
  text: string;
  location: IdentifierFact["location"];
}

/** Bodies that hold one key are short; of a connection that stays open each line is one. */
const MOST_BODY = 20_000;
const MOST_LEAVES = 400;
/** Characters kept of what one field was sent: more than the longest value that is typed. */
const MOST_KEPT = 120;

/** One key: a character or two, or the number of a character. */
function keyOf(value: unknown): string | null {
  if (typeof value === "string" && value.length > 0 && value.length <= 2)
    return /^\d{2}$/.test(value) ? keyOf(Number(value)) : value;
  return typeof value === "number" && value >= 32 && value < 127 ? String.fromCharCode(value) : null;
}

function leavesOfJson(text: string): Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (at: unknown, key: string, depth: number): void => {
    if (leaves.length >= MOST_LEAVES || depth > 8) return;
    const found = keyOf(at);
    if (found !== null) leaves.push({ key, text: found, location: "in_body" });
    else if (Array.isArray(at)) for (const one of at) walk(one, key, depth + 1);
    else if (typeof at === "object" && at !== null)
      for (const [name, one] of Object.entries(at)) walk(one, key ? `${key}.${name}` : name, depth + 1);
  };
  try {
    walk(JSON.parse(text), "", 0);
  } catch {
    const bare = keyOf(text);
    if (bare !== null) leaves.push({ key: "", text: bare, location: "in_body" });
  }
  return leaves;
}

function leavesOf({ url, body }: Sent): Leaf[] {
  const query = [...(URL.parse(url)?.searchParams ?? [])].flatMap(([key, value]) => {
    const text = keyOf(value);
    return text === null ? [] : [{ key, text, location: "in_query" as const }];
  });
  const lines = body && body.length <= MOST_BODY ? body.split("\n") : [];
  const inForm = lines.flatMap((line) =>
    /^[\w.[\]-]{1,40}=/.test(line)
      ? [...new URLSearchParams(line)].flatMap(([key, value]) => {
          const text = keyOf(value);
          return text === null ? [] : [{ key, text, location: "in_body" as const }];
        })
      : leavesOfJson(line),
  );
  return [...query, ...inForm];
}

/**
 * Finds what was typed where it is sent key by key, so that no request holds the whole of it. The answer has an
 * entry for each request: what it completes, mostly nothing.
 */
export function joinKeys(requests: readonly Sent[]): IdentifierFact[][] {
  const typed = new Map<string, string>();
  const known = new Set<string>();
  return requests.map((request) =>
    leavesOf(request).flatMap(({ key, text, location }): IdentifierFact[] => {
      const field = `${request.host} ${key}`;
      const before = typed.get(field) ?? "";
      const now = (before + text).slice(-MOST_KEPT);
      typed.set(field, now);
      return canariesIn(now).flatMap(({ typed: what, encoding }) => {
        const id = `${field} ${what}`;
        if (known.has(id)) return [];
        known.add(id);
        const kind = what === "email" ? "d_email" : what === "phone" ? "d_phone" : "d_other";
        return [{ key: key.slice(0, 80), kind, encoding, location, typed: what }];
      });
    }),
  );
}
