/** Pure rules over stored facts: facts and context in, findings out. Nothing here reads a file or a network. */
import type { WebsiteFacts } from "../facts/types.ts";
import { evaluateRules } from "./evaluate.ts";
import { rules } from "./registry.ts";
import type { Finding, RuleContext } from "./types.ts";

export { type Business, type CiteForm, citationsFor, countsFor, formsOf } from "../catalogue/cites.ts";
export { categories, scenarios } from "../catalogue/groups.ts";
export { checkTexts } from "../catalogue/index.ts";
export type { CookieEntry, VendorEntry } from "../knowledge/types.ts";
export type { ContextOptions } from "./context.ts";
export { createContext, vendorKnowledge } from "./context.ts";
export { gap } from "./coverage.ts";
export { rules } from "./registry.ts";
export type { Score } from "./score.ts";
export { LEAST_COVERAGE, OPEN_CRITICAL_CAP, score, statusOf, WEIGHTS } from "./score.ts";
export type * from "./types.ts";
export { type Change, changesWith, type UnknownName, type UnknownSign, unknownsOf } from "./unknowns.ts";
export { policyTexts } from "./web/policy/stored-text.ts";
export { PROOF_OF_ABSENCE } from "./web/shared/evidence.ts";

/** Every rule's verdict on these facts, in the order of `rules`. */
export function evaluateAll(facts: WebsiteFacts, context: RuleContext): Finding[] {
  return evaluateRules(rules, facts, context);
}
