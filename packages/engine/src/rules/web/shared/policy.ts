import type { PolicyFact, WebsiteFacts } from "../../../facts/types.ts";
import { gapReason } from "../../coverage.ts";

/** Reasons of the policy collector that say "there is none", not "it could not be looked at". */
const NONE = /^(no_link|no_policy|not_found|no_text|http_4\d\d)$/;

/** Names up to this length are often common words too. */
const SHORT_NAME = 7;

/** Policies whose text could be read. */
export function readablePolicies(facts: WebsiteFacts): PolicyFact[] {
  return facts.policies.filter(({ status, text }) => status >= 200 && status < 300 && text.trim() !== "");
}

/** All policy text together; empty when there is none. */
export function policyText(facts: WebsiteFacts): string {
  return readablePolicies(facts)
    .map(({ text }) => text)
    .join("\n");
}

/** Did the collector look for a policy and finish, found or not? */
export function policyWasSought(facts: WebsiteFacts): boolean {
  const reason = gapReason(facts, "policy");
  return reason === null || NONE.test(reason);
}

/** True when it was looked for and there is nothing to read. */
export function hasNoPolicy(facts: WebsiteFacts): boolean {
  return policyWasSought(facts) && readablePolicies(facts).length === 0;
}

/** Is an owner named in the text, by its name, another name or the first word of a longer one? */
export function isNamed(text: string, vendor: { name: string; aliases?: readonly string[] }): boolean {
  const names = [vendor.name, withoutAddition(vendor.name), ...(vendor.aliases ?? [])];
  return names.some((name) => mentions(text, name));
}

/** `Example (Europe)` as `Example`. */
function withoutAddition(name: string): string {
  const opens = name.indexOf("(");
  return opens >= 0 && name.endsWith(")") ? name.slice(0, opens).trimEnd() : name;
}

function mentions(text: string, name: string): boolean {
  if (/[^\p{Script=Latin}\d\s.,&'+-]/u.test(name)) return text.includes(name);
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  // A short name such as X, Snap or Branch is also a word: it counts only as it is written.
  const flags = name.length <= SHORT_NAME ? "u" : "iu";
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, flags).test(text);
}

/** Does the text speak of transfers to other countries, or of the safeguards for them? */
export function mentionsTransfers(text: string): boolean {
  return TRANSFERS.test(text);
}

const TRANSFERS =
  /international(ly)? transfer|transfer(s|red|ring)? .{0,80}(outside|abroad|other countries|third countr|international|united states)|outside (of )?(the )?(eea|eu|european|uk|united kingdom|your country|china)|standard contractual clauses|adequacy decision|data privacy framework|binding corporate rules|drittl[aä]nd|standardvertragsklauseln|pays tiers|clauses contractuelles types|terceros pa[ií]ses|cl[aá]usulas contractuales tipo|transferencias internacionales|出境|跨境|境外|标准合同|国(外|际)传输/i;
