import type { IdentifierFact } from "../facts/types.ts";
import { maskText, maskValue } from "./personal/mask-text.ts";
import { Scrubber } from "./personal/scrub.ts";

export { maskValue } from "./personal/mask-text.ts";

const MOST_URL = 2_000;
const MOST_BODY = 600;

const short = (url: string) => (url.startsWith("data:") ? `${url.slice(0, 40)}…` : null);

/** Hides user names, secrets and personal data in an address, in whatever way they are written. */
export const maskUrl = (url: string): string => short(url) ?? new Scrubber().url(url).slice(0, MOST_URL);

/** First bytes of a body sent, with secrets and personal data hidden. Null when empty. */
export const maskBody = (body: string | null): string | null =>
  body ? new Scrubber().body(body).slice(0, MOST_BODY) : null;

/** A request as it is kept, with what was personal in it and the consent it spoke of. */
export function maskRequest(
  url: string,
  body: string | null,
  headers: readonly (readonly [name: string, value: string])[] = [],
): { url: string; body: string | null; identifiers: IdentifierFact[]; signals: Record<string, string> } {
  const scrubber = new Scrubber();
  const kept = short(url) ?? scrubber.url(url).slice(0, MOST_URL);
  const sent = body ? scrubber.body(body).slice(0, MOST_BODY) : null;
  for (const [name, value] of headers) scrubber.header(name, value);
  return { url: kept, body: sent, identifiers: scrubber.found, signals: scrubber.signals };
}

/** A header as it is kept: lower-case name, values of cookies and of addresses masked. */
export function maskHeader({ name: rawName, value }: { name: string; value: string }): {
  name: string;
  value: string;
} {
  const name = rawName.toLowerCase();
  if (name === "set-cookie")
    return { name, value: value.replace(/=([^;]*)/, (_, secret: string) => `=${maskValue(secret)}`) };
  return { name, value: name === "location" ? maskUrl(value) : maskText(value).slice(0, 4_000) };
}
