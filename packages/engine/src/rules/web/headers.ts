import type { WebsiteFacts } from "../../facts/types.ts";
import type { Rule } from "../types.ts";
import { crossOriginRules } from "./headers/cross-origin.ts";
import { cspRules } from "./headers/csp.ts";
import { preloadRules } from "./headers/preload.ts";
import { policyHeaderRules } from "./headers/simple.ts";
import { transportHeaderRules } from "./headers/transport.ts";
import { PROOF_OF_ABSENCE, table } from "./shared/evidence.ts";
import { say } from "./shared/words.ts";

/**
 * All headers of the first visit's page as they came: what shows that one is not among them. A table of its own: its
 * rows are not held against the header that a passed check shows.
 */
const received = ({ passes }: WebsiteFacts) =>
  table(
    PROOF_OF_ABSENCE,
    say("Headers as received", "收到的标头"),
    ["header", "value"],
    (passes.base?.responseHeaders ?? []).map(({ name, value }) => ({ header: name, value })),
  );

/** A rule whose failures show what was received where there is no value of the header itself to show. */
const showing = (rule: Rule): Rule => ({
  ...rule,
  evaluate(facts, context) {
    const verdict = rule.evaluate(facts, context);
    if (verdict.outcome !== "failed" || (verdict.evidence ?? []).length > 0) return verdict;
    return { ...verdict, evidence: [received(facts)].filter(({ total }) => total > 0) };
  },
});

const all: readonly Rule[] = [
  ...transportHeaderRules,
  ...cspRules,
  ...policyHeaderRules,
  ...crossOriginRules,
  ...preloadRules,
];

export const headerRules: readonly Rule[] = all.map(showing);
