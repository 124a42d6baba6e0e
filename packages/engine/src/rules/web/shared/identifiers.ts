import type { IdentifierFact, RequestFact } from "../../../facts/types.ts";

/** Fields that hold a person's identifier or sensitive data, for facts that were kept without their identifiers. */
const IDENTIFIER =
  /[?&;,{"'](e?mail|em|phone|tel|mobile|ssn|passport|id_?card|dob|birth(day|date)?|health|diagnosis|ud\[(em|ph|fn|ln)\]|hashed_email|sha256_email)["']?\s*[=:]|[\w.+-](@|%40)[\w-]{1,63}\.[a-z]{2}/i;

/** What identifies a visitor or a device, and no person by name, is not enough. */
const isPersonal = ({ kind }: IdentifierFact) => kind !== "d_user" && kind !== "d_device";

/** Personal data that a request carries and that was there without being typed, or was typed. */
export const personalIn = ({ identifiers = [] }: RequestFact): IdentifierFact[] =>
  identifiers.filter(isPersonal);

/** Does a request carry what looks like a personal identifier? */
export function carriesIdentifier(request: RequestFact): boolean {
  if (request.identifiers) return request.identifiers.some(isPersonal);
  const { url, body } = request;
  return IDENTIFIER.test(url) || (body !== null && IDENTIFIER.test(`&${body}`));
}
