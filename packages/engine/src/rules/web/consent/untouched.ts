import { PASSES, type PassFacts, type WebsiteFacts } from "../../../facts/types.ts";
import { gapReason } from "../../coverage.ts";
import type { Verdict } from "../../types.ts";
import { say } from "../shared/words.ts";

/** Nothing was pressed, be it that nothing was to be pressed, and what was met is the site. */
function isUntouched(facts: WebsiteFacts, { pass, choice }: PassFacts): boolean {
  const reason = gapReason(facts, pass);
  return choice === null ? reason === null : choice.clicks === 0 && !choice.pressed && reason === "no_banner";
}

/** How bad a verdict is; one that names no level has the rule's own, which is the highest it gives. */
function badness({ outcome, level }: Verdict): number {
  if (outcome === "failed")
    return level === undefined || level === "critical" ? 5 : level === "medium" ? 4 : 3;
  return outcome === "potential" ? 2 : outcome === "uncertain" ? 1 : 0;
}

/** The worst verdict's own words, and in which visit it was reached. */
function seenIn(verdict: Verdict, { pass }: PassFacts): Verdict {
  const visit =
    pass === "gpc"
      ? say("Seen in the visit with Global Privacy Control.", "见于启用全球隐私控制（GPC）的访问。")
      : say("Seen in a later visit that found nothing to press.", "见于之后一次没有可按按钮的访问。");
  const { en, cn } = verdict.summary;
  return { ...verdict, summary: say(`${en} ${visit.en}`, `${cn}${visit.cn}`) };
}

/**
 * The worst verdict on the visits in which nothing is pressed: a site may follow some visitors and not others, by lot or
 * by turns. The first visit's where no other is worse.
 */
export function worstUntouched(
  facts: WebsiteFacts,
  judge: (visit: PassFacts | undefined) => Verdict,
): Verdict {
  const { base } = facts.passes;
  let worst = judge(base);
  for (const name of PASSES) {
    const visit = facts.passes[name];
    if (!visit || visit === base || !isUntouched(facts, visit)) continue;
    const verdict = judge(visit);
    if (badness(verdict) > badness(worst)) worst = seenIn(verdict, visit);
  }
  return worst;
}
