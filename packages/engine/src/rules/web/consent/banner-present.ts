import { asksFirst, withoutConsent } from "../shared/asks-first.ts";
import {
  countsOnly,
  isUnknown,
  judgeCookies,
  judgeStorage,
  looksTracking,
  needsConsent,
} from "../shared/cookies.ts";
import { type Contact, isIn, STATISTICS } from "../shared/parties.ts";
import { notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { bannerShots, contactTable, requestTable } from "../shared/tables.ts";
import { actsAsTracker, sortContacts } from "../shared/tools.ts";
import { counted, say } from "../shared/words.ts";
import { waits } from "./asks-nothing.ts";
import { buttonTable, isNotice, refuses, sells, unreadButtons } from "./buttons.ts";

export const bannerPresent = websiteRule({
  id: "web.consent.banner-present",
  version: 12,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    const { base, accept } = facts.passes;
    const screenshots = bannerShots(base);
    const notice = base?.banner && isNotice(base.banner) ? base.banner : null;
    if (base?.banner && !notice && !refuses(base.banner) && unreadButtons(base.banner).length < 2)
      return uncertain(
        say(
          "A banner is shown; whether it lets anybody refuse could not be read.",
          "显示了弹窗，但无法识别其是否允许拒绝。",
        ),
        { evidence: [buttonTable(base.banner)].filter(({ total }) => total > 0), screenshots },
      );
    if (base?.banner && !notice) {
      return passed(
        say("A consent banner is shown on the first visit.", "首次访问时显示 Cookie 同意弹窗。"),
        {
          evidence: [buttonTable(base.banner)],
          screenshots,
        },
      );
    }
    if (notice && sells(notice) && waits(facts, base, context))
      return passed(
        say(
          "A banner asks on the first visit, to agree or to pay, and nothing that needs consent comes before the answer.",
          "首次访问时弹窗要求同意或付费，且在作出选择前未发现需要同意的内容。",
        ),
        { evidence: [buttonTable(notice)], screenshots },
      );
    const seen = [base, accept].map((pass) => sortContacts(facts, pass, context));
    const trackers = unique(seen.flatMap((sorted) => [...sorted.trackers, ...sorted.tools]));
    const cookies = [base, accept].flatMap((pass) => judgeCookies(facts, pass, context));
    const stored = [base, accept].flatMap((pass) => judgeStorage(facts, pass, context));
    const kept = new Map([...cookies, ...stored].filter(needsConsent).map((item) => [nameOf(item), item]));
    const buttons = notice ? [buttonTable(notice)] : [];
    if (trackers.length > 0 || kept.size > 0) {
      const what = `${counted(trackers.length, "tracker", "trackers")} and ${counted(kept.size, "tracking cookie or key", "tracking cookies or keys")}`;
      const summary = notice
        ? say(
            `The notice lets nobody refuse, yet ${what} were seen.`,
            `提示不提供拒绝选项，却发现 ${trackers.length} 个跟踪器和 ${kept.size} 个用于跟踪的 Cookie 或存储项。`,
          )
        : say(
            `No consent banner is shown, yet ${what} were seen.`,
            `未显示 Cookie 同意弹窗，却发现 ${trackers.length} 个跟踪器和 ${kept.size} 个用于跟踪的 Cookie 或存储项。`,
          );
      const extras = {
        evidence: [...buttons, contactTable(trackers), requestTable(trackers)].filter(
          ({ total }) => total > 0,
        ),
        screenshots,
      };
      const counting = trackers.every(isIn(STATISTICS)) && [...kept.values()].every(countsOnly);
      return withoutConsent(context, counting, summary, extras);
    }
    const unknown = new Set([...cookies, ...stored].filter(isUnknown).map(nameOf)).size;
    const hosts = unique(seen.flatMap((sorted) => sorted.unknown));
    if (unknown + hosts.length > 0) {
      const acting =
        [...cookies, ...stored].some((item) => isUnknown(item) && looksTracking(item)) ||
        [base, accept].some((pass, at) => seen[at]?.unknown.some((contact) => actsAsTracker(contact, pass)));
      const answer = acting && asksFirst(context) ? potential : uncertain;
      return answer(
        say(
          `No banner offers a choice, and ${counted(unknown + hosts.length, "name or host has", "names or hosts have")} a purpose to be confirmed.`,
          `没有弹窗提供选择，且有 ${unknown + hosts.length} 个名称或主机的用途待确认。`,
        ),
        { evidence: [...buttons, contactTable(hosts)].filter(({ total }) => total > 0), screenshots },
      );
    }
    return notApplicable(
      notice
        ? say(
            "A notice is shown, and nothing that needs consent was seen.",
            "显示了提示，且未发现需要同意的内容。",
          )
        : say(
            "Nothing that needs consent was seen, and no banner is shown.",
            "未发现需要同意的内容，也未显示弹窗。",
          ),
    );
  },
});

const nameOf = (item: { name: string; domain: string } | { key: string; origin: string }) =>
  "name" in item ? `${item.name} ${item.domain}` : `${item.key} ${item.origin}`;

const unique = (list: readonly Contact[]): Contact[] => [
  ...new Map(list.map((contact) => [`${contact.host} ${contact.vendor?.name}`, contact])).values(),
];
