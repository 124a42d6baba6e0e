import type { WebsiteFacts } from "../../../facts/types.ts";
import type { Level, Outcome } from "../../../vocabulary.ts";
import { gapReason } from "../../coverage.ts";
import type { Bilingual, Rule, Verdict } from "../../types.ts";
import { say } from "./words.ts";

/** A rule about websites: the fields all of them share are filled in. */
export function websiteRule(rule: Omit<Rule, "assetTypes">): Rule {
  return { assetTypes: ["website"], ...rule };
}

type Extras = Omit<Verdict, "outcome" | "summary">;

const verdict =
  (outcome: Outcome) =>
  (summary: Bilingual, extras: Extras = {}): Verdict => ({ outcome, summary, ...extras });

export const passed = verdict("passed");
export const failed = verdict("failed");
export const potential = verdict("potential");
export const uncertain = verdict("uncertain");
export const notApplicable = verdict("not_applicable");

/** Facts of before something was recorded say nothing on it. */
export const NOT_RECORDED: Verdict = uncertain(
  say("This was not recorded when the site was assessed.", "评估该网站时未记录此项。"),
);

/** Failed at a lower level than the rule's own. */
export function failedAt(level: Level, summary: Bilingual, extras: Extras = {}): Verdict {
  return { outcome: "failed", level, summary, ...extras };
}

/** Is the first visit complete, and did it show no banner? */
export function hasNoBanner(facts: WebsiteFacts): boolean {
  return gapReason(facts, "base") === null && facts.passes.base?.banner === null;
}
