import type { Rule } from "../../types.ts";
import { cookieTable, isUnknown, judgeCookies, needsConsent } from "../shared/cookies.ts";
import { contacts, isIn, owners, TRACKING } from "../shared/parties.ts";
import { failed, hasNoBanner, passed, uncertain, websiteRule } from "../shared/rule.ts";
import { beforeAfterTable, shots } from "../shared/tables.ts";
import { counted, listed, say } from "../shared/words.ts";

/** The verdict rests on what loads after the choice and a reload; a click that closes the banner proves nothing. */
const rejectWorks = websiteRule({
  id: "web.consent.reject-works",
  version: 1,
  level: "critical",
  needs: ["base", "reject"],
  notApplicable: (facts) =>
    hasNoBanner(facts)
      ? say("No banner is shown, so there is nothing to reject.", "未显示弹窗，无可拒绝。")
      : null,
  evaluate(facts, context) {
    const { base, reject } = facts.passes;
    const screenshots = shots(reject, "after_choice", "after_reload");
    if (!reject?.choice?.pressed) {
      return uncertain(say("The reject button could not be pressed.", "未能按下拒绝按钮。"), { screenshots });
    }
    const trackers = contacts(facts, reject, context).filter(isIn(TRACKING));
    const cookies = judgeCookies(facts, reject, context);
    const tracking = cookies.filter(needsConsent);
    if (trackers.length > 0 || tracking.length > 0) {
      const names = listed(owners(trackers));
      const evidence = [beforeAfterTable(contacts(facts, base, context), trackers), cookieTable(tracking)];
      return failed(
        trackers.length > 0
          ? say(
              `${counted(owners(trackers).length, "tracker still loads", "trackers still load")} after “Reject” and a reload: ${names.en}.`,
              `点击“拒绝”并重新加载后，仍有 ${owners(trackers).length} 个跟踪器在加载：${names.cn}。`,
            )
          : say(
              `${counted(tracking.length, "tracking cookie remains", "tracking cookies remain")} after “Reject” and a reload.`,
              `点击“拒绝”并重新加载后，仍保留 ${tracking.length} 个跟踪 Cookie。`,
            ),
        { evidence: evidence.filter((entry) => entry.total > 0), screenshots },
      );
    }
    const unknown = cookies.filter(isUnknown);
    if (unknown.length > 0) {
      return uncertain(
        say(
          `No known tracker remains after “Reject”; ${counted(unknown.length, "cookie has", "cookies have")} a purpose to be confirmed.`,
          `点击“拒绝”后没有已知跟踪器，但有 ${unknown.length} 个 Cookie 的用途待确认。`,
        ),
        { evidence: [cookieTable(unknown)], screenshots },
      );
    }
    return passed(
      say("After “Reject” and a reload no tracker loads.", "点击“拒绝”并重新加载后，没有跟踪器加载。"),
      { screenshots },
    );
  },
});

export const rejectRules: readonly Rule[] = [rejectWorks];
