import type { Rule, Verdict } from "../../types.ts";
import {
  cookieTable,
  isUnknown,
  type JudgedCookie,
  judge,
  judgeCookies,
  needsConsent,
} from "../shared/cookies.ts";
import { table } from "../shared/evidence.ts";
import { failed, passed, uncertain, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { counted, say } from "../shared/words.ts";

const cookiesBefore = websiteRule({
  id: "web.consent.cookies-before",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    const { base } = facts.passes;
    const cookies = judgeCookies(facts, base, context);
    const tracking = cookies.filter(needsConsent);
    const screenshots = shots(base, "loaded");
    if (tracking.length > 0) {
      return failed(
        say(
          `${counted(tracking.length, "cookie", "cookies")} for analytics or advertising ${tracking.length === 1 ? "was" : "were"} stored before any choice.`,
          `在访客作出选择之前，已存储 ${tracking.length} 个用于分析或广告的 Cookie。`,
        ),
        { evidence: [cookieTable(tracking)], screenshots },
      );
    }
    return unknownOrPassed(cookies, screenshots);
  },
});

const thirdPartyCookiesBefore = websiteRule({
  id: "web.consent.third-party-cookies-before",
  version: 1,
  level: "critical",
  needs: ["base"],
  evaluate(facts, context) {
    const { base } = facts.passes;
    const stored = judgeCookies(facts, base, context).filter((cookie) => cookie.thirdParty);
    const refused = (base?.blockedCookies ?? [])
      .map((cookie) => ({ ...cookie, ...judge(facts, cookie, context) }))
      .filter((cookie) => cookie.thirdParty);
    const bad = stored.filter((cookie) => cookie.purpose !== "necessary" && !isUnknown(cookie));
    const badRefused = refused.filter(needsConsent);
    const screenshots = shots(base, "loaded");
    const total = bad.length + badRefused.length;
    if (total > 0) {
      const evidence = [cookieTable(bad)];
      if (badRefused.length > 0) evidence.push(refusedTable(badRefused));
      return failed(
        say(
          `${counted(total, "third-party cookie", "third-party cookies")} ${total === 1 ? "was" : "were"} set before any choice.`,
          `在访客作出选择之前，已设置 ${total} 个第三方 Cookie。`,
        ),
        { evidence: evidence.filter((entry) => entry.total > 0), screenshots },
      );
    }
    return unknownOrPassed(stored, screenshots);
  },
});

function unknownOrPassed(cookies: readonly JudgedCookie[], screenshots: Verdict["screenshots"]): Verdict {
  const unknown = cookies.filter(isUnknown);
  if (unknown.length > 0) {
    return uncertain(
      say(
        `${counted(unknown.length, "cookie", "cookies")} set before any choice ${unknown.length === 1 ? "has" : "have"} a purpose to be confirmed.`,
        `在选择之前设置的 ${unknown.length} 个 Cookie 用途待确认。`,
      ),
      { evidence: [cookieTable(unknown)], screenshots },
    );
  }
  return passed(
    cookies.length === 0
      ? say("No such cookie is set before a choice.", "在作出选择之前没有设置此类 Cookie。")
      : say(
          `Only necessary or functional cookies are set before a choice: ${cookies.length}.`,
          `在作出选择之前只设置必要或功能 Cookie：${cookies.length} 个。`,
        ),
    { evidence: cookies.length > 0 ? [cookieTable(cookies)] : [], screenshots },
  );
}

function refusedTable(
  cookies: readonly { name: string; domain: string; owner: string | null; purpose: string }[],
) {
  return table(
    "refused",
    say("Cookies the browser refused", "被浏览器拒绝的 Cookie"),
    ["cookie", "owner", "domain", "purpose"],
    cookies.map(({ name, owner, domain, purpose }) => ({ cookie: name, owner, domain, purpose })),
  );
}

export const cookieBeforeRules: readonly Rule[] = [cookiesBefore, thirdPartyCookiesBefore];
