import type { RequestFact } from "../../../facts/types.ts";

/** Fields that hold a person's identifier or sensitive data; values are masked in the facts, names are not. */
const IDENTIFIER =
  /[?&;,{"'](e?mail|em|phone|tel|mobile|ssn|passport|id_?card|dob|birth(day|date)?|health|diagnosis|ud\[(em|ph|fn|ln)\]|hashed_email|sha256_email)["']?\s*[=:]|[\w.+-](@|%40)[\w-]{1,63}\.[a-z]{2}/i;

/** Does a request carry what looks like a personal identifier? */
export function carriesIdentifier({ url, body }: RequestFact): boolean {
  return IDENTIFIER.test(url) || (body !== null && IDENTIFIER.test(`&${body}`));
}
