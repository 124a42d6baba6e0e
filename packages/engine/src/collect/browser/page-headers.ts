import type { HttpHeader } from "../../facts/types.ts";
import { maskHeader } from "../mask.ts";
import type { DocumentSnapshot } from "./snapshot/source.ts";

/** Headers of a reply that protect the page which it brings. */
const PROTECTING: ReadonlySet<string> = new Set([
  "content-security-policy",
  "x-frame-options",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
]);
/** Those that browsers obey where the page itself states them. */
const STATED: ReadonlySet<string> = new Set(["content-security-policy", "referrer-policy"]);

/** Of a reply’s headers those that protect its page. */
export const protecting = (headers: readonly HttpHeader[]): HttpHeader[] =>
  headers.filter(({ name }) => PROTECTING.has(name.toLowerCase())).map(maskHeader);

/** Headers that a page states itself. */
export const statedIn = ({ metas }: Pick<DocumentSnapshot, "metas">): HttpHeader[] =>
  metas.filter(({ name }) => STATED.has(name)).map(maskHeader);
