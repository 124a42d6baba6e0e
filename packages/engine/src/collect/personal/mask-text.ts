import { canariesIn } from "./canary.ts";

/** An e-mail address: its end is a name, no number and no file's ending, as `package@3.1.min.js` has. */
export const EMAIL =
  /[A-Z0-9._+-]{1,64}(?:@|%40)(?!\d{1,20}\.\d)(?:[A-Z0-9](?:[A-Z0-9-]{0,62})\.){1,8}(?!(?:js|mjs|cjs|css|map|json|svg|png|jpe?g|gif|webp|ts|html?|woff2?|min)\b)[A-Z]{2,24}\b/gi;
const PHONE = /(?:\+|%2B)[1-9]\d{0,2}[\d\s().-]{7,14}\d/g;
/** What a token could stand in, and how one begins. Its three parts are told apart without a pattern: in linear time. */
const DOTTED = /[\w.-]+/g;
const JWT_START = /\beyJ[\w-]{8}/;
const JWT_SHORTEST = 8;

/** First and last two characters; all of it hidden when short. */
export function maskValue(value: string): string {
  if (value.length === 0) return "";
  if (value.length < 8) return "•".repeat(value.length);
  return `${value.slice(0, 2)}${"•".repeat(Math.min(value.length - 4, 12))}${value.slice(-2)}`;
}

/** Hides each `header.payload.signature` of JSON Web Tokens. */
function maskTokens(text: string): string {
  return text.replace(DOTTED, (run) => {
    const parts = run.split(".");
    const kept: string[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const [head = "", payload = "", signature] = parts.slice(at, at + 3);
      const start = payload.length >= JWT_SHORTEST && signature !== undefined ? head.search(JWT_START) : -1;
      if (start < 0) kept.push(head);
      else {
        kept.push(head.slice(0, start) + maskValue([head.slice(start), payload, signature].join(".")));
        at += 2;
      }
    }
    return kept.join(".");
  });
}

/** Hides e-mail addresses, phone numbers and tokens inside free text. */
export function maskText(text: string): string {
  const named = text.replace(EMAIL, (found) => maskValue(found)).replace(PHONE, (found) => maskValue(found));
  const hidden = maskTokens(named);
  return canariesIn(hidden).length > 0
    ? hidden.replace(/[\w%+@.()-]{6,}/g, (word) => (canariesIn(word).length > 0 ? maskValue(word) : word))
    : hidden;
}
