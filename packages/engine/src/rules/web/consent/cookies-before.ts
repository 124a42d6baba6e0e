import type { PassFacts, WebsiteFacts } from "../../../facts/types.ts";
import type { Rule, RuleContext, Verdict } from "../../types.ts";
import { withoutConsent } from "../shared/asks-first.ts";
import {
  cookieTable,
  countsOnly,
  isUnknown,
  type JudgedCookie,
  judge,
  judgeCookies,
  needsConsent,
} from "../shared/cookies.ts";
import { table } from "../shared/evidence.ts";
import { passed, websiteRule } from "../shared/rule.ts";
import { shots } from "../shared/tables.ts";
import { COOKIES, unknownVerdict } from "../shared/unknown.ts";
import { counted, say } from "../shared/words.ts";
import { worstUntouched } from "./untouched.ts";
import { unlessWalled } from "./wall.ts";

/** What every browser refuses a cookie for: a wrong domain or name, or words that it does not fulfil itself. */
const NOBODY_KEEPS =
  /\b(?:InvalidDomain|InvalidPrefix|SyntaxError|OverwriteSecure|SecureOnly|SchemeNotSupported|DisallowedCharacter|NoCookieContent|NameValuePairExceedsMaxSize|SameSiteLax|SameSiteStrict)\b/;

/** Cookies that a response tried to set and the browser refused: another browser may keep them. */
function refusedCookies(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext) {
  const kept = new Set(
    (pass?.cookies ?? []).map(({ name, domain }) => `${name} ${domain.replace(/^\./, "")}`),
  );
  return (pass?.blockedCookies ?? [])
    .filter(({ reason }) => !NOBODY_KEEPS.test(reason))
    .map((cookie) => ({ ...cookie, ...judge(facts, cookie, context) }))
    .filter(({ name, domain }) => name !== "" && !kept.has(`${name} ${domain.replace(/^\./, "")}`));
}

const cookiesBefore = websiteRule({
  id: "web.consent.cookies-before",
  version: 9,
  level: "critical",
  needs: ["base"],
  seenStands: true,
  evaluate: (facts, context) =>
    worstUntouched(facts, (visit) => {
      const cookies = judgeCookies(facts, visit, context);
      const refused = refusedCookies(facts, visit, context);
      const tracking = cookies.filter(needsConsent);
      const tried = refused.filter(needsConsent);
      const screenshots = shots(visit, "loaded");
      const total = tracking.length + tried.length;
      if (total > 0) {
        const evidence = [cookieTable(tracking), refusedTable(tried)].filter((entry) => entry.total > 0);
        const summary = say(
          `${counted(total, "cookie", "cookies")} for analytics, advertising or embedded tools ${total === 1 ? "was" : "were"} set before any choice.`,
          `在访客作出选择之前，已设置 ${total} 个用于分析、广告或嵌入工具的 Cookie。`,
        );
        const counting = [...tracking, ...tried].every((one) => countsOnly(one) && !one.thirdParty);
        return withoutConsent(context, counting, summary, { evidence, screenshots });
      }
      return unknownOrPassed(facts, cookies, refused, screenshots);
    }),
});

const thirdPartyCookiesBefore = websiteRule({
  id: "web.consent.third-party-cookies-before",
  version: 6,
  level: "critical",
  needs: ["base"],
  seenStands: true,
  evaluate: (facts, context) =>
    worstUntouched(facts, (visit) => {
      const isBad = (cookie: JudgedCookie) =>
        cookie.thirdParty && cookie.purpose !== "necessary" && !isUnknown(cookie);
      const stored = judgeCookies(facts, visit, context).filter((cookie) => cookie.thirdParty);
      const refused = refusedCookies(facts, visit, context).filter((cookie) => cookie.thirdParty);
      const bad = stored.filter(isBad);
      const badRefused = refused.filter((cookie) => cookie.purpose !== "necessary" && !isUnknown(cookie));
      const screenshots = shots(visit, "loaded");
      const total = bad.length + badRefused.length;
      if (total > 0) {
        const evidence = [cookieTable(bad), refusedTable(badRefused)].filter((entry) => entry.total > 0);
        const summary = say(
          `${counted(total, "third-party cookie", "third-party cookies")} ${total === 1 ? "was" : "were"} set before any choice.`,
          `在访客作出选择之前，已设置 ${total} 个第三方 Cookie。`,
        );
        return withoutConsent(context, false, summary, { evidence, screenshots });
      }
      return unknownOrPassed(facts, stored, refused, screenshots);
    }),
});

type Refused = ReturnType<typeof refusedCookies>[number];

function unknownOrPassed(
  facts: WebsiteFacts,
  cookies: readonly JudgedCookie[],
  refused: readonly Refused[],
  screenshots: Verdict["screenshots"],
): Verdict {
  const unknown = cookies.filter(isUnknown);
  const tried = refused.filter(isUnknown);
  if (unknown.length + tried.length > 0) {
    const evidence = [cookieTable(unknown), refusedTable(tried)].filter((entry) => entry.total > 0);
    return unknownVerdict([...unknown, ...tried.map(() => ({}))], COOKIES, { evidence, screenshots });
  }
  return (
    unlessWalled(facts) ??
    passed(
      cookies.length === 0
        ? say("No such cookie is set before a choice.", "在作出选择之前没有设置此类 Cookie。")
        : say(
            `Only necessary or functional cookies are set before a choice: ${cookies.length}.`,
            `在作出选择之前只设置必要或功能 Cookie：${cookies.length} 个。`,
          ),
      { evidence: cookies.length > 0 ? [cookieTable(cookies)] : [], screenshots },
    )
  );
}

function refusedTable(cookies: readonly Refused[]) {
  return table(
    "refused",
    say("Cookies the browser refused", "被浏览器拒绝的 Cookie"),
    ["cookie", "owner", "domain", "purpose", "lifetimeMs", "setBy"],
    cookies.map(({ name, owner, domain, purpose, lifetimeS, setBy }) => ({
      cookie: name,
      owner,
      domain,
      purpose,
      lifetimeMs: lifetimeS ? lifetimeS * 1000 : null,
      setBy: setBy ?? null,
    })),
  );
}

export const cookieBeforeRules: readonly Rule[] = [cookiesBefore, thirdPartyCookiesBefore];
