import { PASSES, type PassFacts, type WebsiteFacts } from "../../../facts/types.ts";
import { gapReason } from "../../coverage.ts";

/** Nothing was pressed, be it that nothing was to be pressed, and what was met is the site. */
function isUntouched(facts: WebsiteFacts, { pass, choice }: PassFacts): boolean {
  const reason = gapReason(facts, pass);
  return choice === null ? reason === null : choice.clicks === 0 && !choice.pressed && reason === "no_banner";
}

/**
 * Of the visits in which nothing is pressed the one that shows a defect: a site may follow some visitors and not others,
 * by lot or by turns. The first visit where none does.
 */
export function visitThat(facts: WebsiteFacts, shows: (pass: PassFacts) => boolean): PassFacts | undefined {
  const { base } = facts.passes;
  const others = PASSES.flatMap((name) => facts.passes[name] ?? []).filter((pass) =>
    isUntouched(facts, pass),
  );
  return [base, ...others].find((pass) => pass && shows(pass)) ?? base;
}
