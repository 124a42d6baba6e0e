import type { PassFacts, WebsiteFacts } from "../../../facts/types.ts";
import { gapReason } from "../../coverage.ts";
import type { RuleContext } from "../../types.ts";
import { isUnknown, judgeCookies, judgeStorage, needsConsent } from "../shared/cookies.ts";
import { hasNoBanner } from "../shared/rule.ts";
import { sortContacts } from "../shared/tools.ts";
import { say } from "../shared/words.ts";
import { isNotice, sells } from "./buttons.ts";
import { tellsOfNecessary } from "./notice-words.ts";

/** Does everything that needs consent, or may, wait in a visit that answers nothing? */
export function waits(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext): boolean {
  const { trackers, tools, unknown } = sortContacts(facts, pass, context);
  const kept = [...judgeCookies(facts, pass, context), ...judgeStorage(facts, pass, context)];
  const open = kept.filter((item) => needsConsent(item) || isUnknown(item));
  return [...trackers, ...tools, ...unknown, ...open].length === 0;
}

/**
 * Does a banner tell of what is necessary, name nothing else and ask nothing, on a site where nothing else was seen, not
 * even after its button was pressed? Then there is nothing to refuse, to weigh or to take back.
 */
function asksNothing(facts: WebsiteFacts, context: RuleContext): boolean {
  const { base, accept, gpc } = facts.passes;
  const banner = base?.banner;
  if (!banner || banner.blocks || !isNotice(banner) || sells(banner)) return false;
  if (gapReason(facts, "base") !== null || gapReason(facts, "accept") !== null) return false;
  return (
    tellsOfNecessary(banner.text, banner.language) &&
    [base, accept, gpc].every((pass) => waits(facts, pass, context))
  );
}

const NO_BANNER = say("No banner is shown.", "未显示弹窗。");
const TELLS_ONLY = say(
  "A notice tells of what is necessary, and nothing that needs consent was seen.",
  "仅显示关于必要 Cookie 的提示，且未发现需要同意的内容。",
);

/** Why nothing is to be said of an answer that nobody is asked for; null where one is. */
export const nothingAsked = (facts: WebsiteFacts, context: RuleContext) =>
  hasNoBanner(facts) ? NO_BANNER : asksNothing(facts, context) ? TELLS_ONLY : null;
