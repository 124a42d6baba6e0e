import type { BannerFact } from "../../../facts/types.ts";
import type { Rule } from "../../types.ts";
import { isUnknown, judgeCookies, needsConsent } from "../shared/cookies.ts";
import { table } from "../shared/evidence.ts";
import { contactsOf, isIn, TRACKING } from "../shared/parties.ts";
import { failed, hasNoBanner, notApplicable, passed, uncertain, websiteRule } from "../shared/rule.ts";
import { contactTable, shots } from "../shared/tables.ts";
import { counted, say } from "../shared/words.ts";

const bannerPresent = websiteRule({
  id: "web.consent.banner-present",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    const { base, accept } = facts.passes;
    const screenshots = shots(base, "loaded");
    if (base?.banner) {
      return passed(
        say("A consent banner is shown on the first visit.", "首次访问时显示 Cookie 同意弹窗。"),
        {
          evidence: [buttonTable(base.banner)],
          screenshots,
        },
      );
    }
    const trackers = contactsOf(facts, ["base", "accept"], context).filter(isIn(TRACKING));
    const cookies = [base, accept].flatMap((pass) => judgeCookies(facts, pass, context));
    const tracking = cookies.filter(needsConsent);
    if (trackers.length > 0 || tracking.length > 0) {
      return failed(
        say(
          `No consent banner is shown, yet ${counted(trackers.length, "tracker", "trackers")} and ${counted(tracking.length, "tracking cookie", "tracking cookies")} were seen.`,
          `未显示 Cookie 同意弹窗，却发现 ${trackers.length} 个跟踪器和 ${tracking.length} 个跟踪 Cookie。`,
        ),
        { evidence: [contactTable(trackers)], screenshots },
      );
    }
    const unknown = cookies.filter(isUnknown).length;
    if (unknown > 0) {
      return uncertain(
        say(
          `No banner is shown, and ${counted(unknown, "cookie has", "cookies have")} a purpose to be confirmed.`,
          `未显示弹窗，且有 ${unknown} 个 Cookie 的用途待确认。`,
        ),
        { screenshots },
      );
    }
    return notApplicable(
      say(
        "Nothing that needs consent was seen, and no banner is shown.",
        "未发现需要同意的内容，也未显示弹窗。",
      ),
    );
  },
});

const rejectOffered = websiteRule({
  id: "web.consent.reject-offered-first-layer",
  version: 1,
  level: "medium",
  needs: ["base"],
  notApplicable: (facts) => (hasNoBanner(facts) ? say("No banner is shown.", "未显示弹窗。") : null),
  evaluate({ passes: { base } }) {
    const banner = base?.banner;
    if (!banner || banner.buttons.length === 0) {
      return uncertain(say("No button of the banner could be read.", "未能读取弹窗上的按钮。"), {
        screenshots: shots(base, "loaded"),
      });
    }
    const extras = { evidence: [buttonTable(banner)], screenshots: shots(base, "loaded") };
    const reject = banner.buttons.find((button) => button.kind === "reject" && button.layer === 1);
    if (reject) {
      return passed(
        say(`The first layer offers “${reject.text}”.`, `第一层提供“${reject.text}”按钮。`),
        extras,
      );
    }
    const first = banner.buttons.filter((button) => button.layer === 1).length;
    return failed(
      say(
        `None of the ${counted(first, "button", "buttons")} on the first layer rejects.`,
        `第一层的 ${first} 个按钮中没有拒绝选项。`,
      ),
      extras,
    );
  },
});

function buttonTable(banner: BannerFact) {
  return table(
    "buttons",
    say("Buttons of the banner", "弹窗上的按钮"),
    ["text", "kind", "layer"],
    banner.buttons.map(({ text, kind, layer }) => ({ text, kind, layer })),
  );
}

export const bannerRules: readonly Rule[] = [bannerPresent, rejectOffered];
