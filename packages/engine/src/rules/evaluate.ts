import type { WebsiteFacts } from "../facts/types.ts";
import { gap, isCoveredByQuestion } from "./coverage.ts";
import type { Bilingual, Finding, Rule, RuleContext, Verdict } from "./types.ts";

const INCOMPLETE: Bilingual = {
  en: "The facts collected are not complete enough for a verdict.",
  cn: "已采集的事实不完整，无法作出判定。",
};
const BROKEN: Bilingual = {
  en: "This check could not be evaluated.",
  cn: "此项检查未能执行。",
};

/**
 * Runs rules on stored facts. The same facts and context give the same findings,
 * in the rules' order, so results can be regenerated without a new visit.
 *
 * A rule whose facts are incomplete gives `uncertain` here, before it is asked;
 * a rule that throws gives `error` and leaves the others alone.
 */
export function evaluateRules(rules: readonly Rule[], facts: WebsiteFacts, context: RuleContext): Finding[] {
  return rules
    .filter((rule) => rule.assetTypes.includes(facts.assetType))
    .map((rule) => finding(rule, facts, judge(rule, facts, context)));
}

function judge(rule: Rule, facts: WebsiteFacts, context: RuleContext): Judged {
  try {
    const idle = rule.notApplicable?.(facts, context);
    if (idle) return { outcome: "not_applicable", summary: idle };
    const gaps = rule.needs
      .filter((name) => !(rule.throughConsentWall && isCoveredByQuestion(facts, name)))
      .map((name) => gap(facts, name))
      .filter((text) => text !== null);
    if (gaps.length === 0) return rule.evaluate(facts, context);
    if (rule.seenStands && isCoveredByQuestion(facts, "base")) {
      const seen = rule.evaluate(facts, context);
      // The page behind the question was not seen: a person has to judge how much of the site this is.
      if (seen.outcome === "failed" || seen.outcome === "potential") return { ...seen, outcome: "potential" };
    }
    return { outcome: "uncertain", summary: INCOMPLETE, reason: join(gaps) };
  } catch {
    return { outcome: "error", summary: BROKEN };
  }
}

interface Judged extends Verdict {
  reason?: Bilingual;
}

function finding(rule: Rule, facts: WebsiteFacts, verdict: Judged): Finding {
  return {
    checkId: rule.id,
    ruleVersion: rule.version,
    outcome: verdict.outcome,
    level: verdict.level ?? rule.level,
    summary: verdict.summary,
    uncertainReason: verdict.outcome === "uncertain" ? (verdict.reason ?? verdict.summary) : null,
    evidence: verdict.evidence ?? [],
    screenshots: (verdict.screenshots ?? []).flatMap((shot) => {
      const size = screenshotSize(facts, shot.blob);
      return size ? [{ ...shot, ...size }] : [];
    }),
  };
}

function screenshotSize(facts: WebsiteFacts, blob: string): { width: number; height: number } | null {
  for (const pass of Object.values(facts.passes)) {
    const shot = pass.screenshots.find((entry) => entry.blob === blob);
    if (shot) return { width: shot.width, height: shot.height };
  }
  return null;
}

function join(texts: Bilingual[]): Bilingual {
  return { en: texts.map((text) => text.en).join(" "), cn: texts.map((text) => text.cn).join("") };
}
