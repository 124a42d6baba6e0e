import type { PassFacts, WebsiteFacts } from "../../facts/types.ts";
import { gapReason } from "../coverage.ts";
import type { Rule, RuleContext, VendorCategory } from "../types.ts";
import {
  identifies,
  isUnknown,
  type JudgedCookie,
  judgeCookies,
  looksTracking,
  recordsChoice,
} from "./shared/cookies.ts";
import { table } from "./shared/evidence.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "./shared/rule.ts";
import { counted, say } from "./shared/words.ts";

/** Thirteen months: what the French authority allows a consent cookie or an analytics cookie. */
const MAX_LIFETIME_S = 396 * 86_400;
const SESSION_NAME = /sess|(^|[-_.])s?id$|connect\.sid|auth|(^|[-_])token|remember|logged_in/i;
const NOT_SESSION = /csrf|xsrf|consent|cart|antiforgery|verification/i;

/** What marks a visitor for these is no sign-in, and their script has to read it. */
const NO_SIGN_IN: ReadonlySet<VendorCategory> = new Set(["consent", "payment"]);

/** Cookies of the first visit and of the one that accepts, each once. */
function allCookies(facts: WebsiteFacts, context: RuleContext): JudgedCookie[] {
  const { base, accept } = facts.passes;
  const byKey = new Map<string, JudgedCookie>();
  for (const pass of [base, accept]) {
    for (const cookie of judgeCookies(facts, pass, context)) {
      const key = `${cookie.name} ${cookie.domain} ${cookie.path}`;
      if (!byKey.has(key)) byKey.set(key, cookie);
    }
  }
  return [...byKey.values()];
}

/** A cookie that stands for the visitor's session or sign-in, and not for what was chosen in the banner. */
function isSession(cookie: JudgedCookie, facts: WebsiteFacts, { vendors }: RuleContext): boolean {
  if (cookie.thirdParty || cookie.purpose !== "necessary") return false;
  if (!SESSION_NAME.test(cookie.name) || NOT_SESSION.test(cookie.name)) return false;
  if (cookie.owner !== null && NO_SIGN_IN.has(vendors.named(cookie.owner)?.category ?? "unknown"))
    return false;
  if (!identifies(cookie) && recordsChoice(facts, cookie.name)) return false;
  const { base, reject, accept } = facts.passes;
  const isIn = (pass: PassFacts | undefined) =>
    pass?.cookies.some(({ name }) => name === cookie.name) === true;
  const chosen = !isIn(base) && isIn(reject) && isIn(accept);
  return !chosen;
}

const flags = websiteRule({
  id: "web.cookie.flags",
  version: 7,
  level: "medium",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const sessions = allCookies(facts, context).filter((cookie) => isSession(cookie, facts, context));
    if (sessions.length === 0) {
      const maybe = allCookies(facts, context)
        .filter(mayBeSession)
        .filter((one) => missingFlags(one).length > 0);
      if (maybe.length > 0)
        return potential(
          say(
            `${counted(maybe.length, "cookie", "cookies")} of unknown purpose may stand for the session and ${maybe.length === 1 ? "lacks" : "lack"} a protective attribute.`,
            `${maybe.length} 个用途未知的 Cookie 可能代表会话，且缺少保护属性。`,
          ),
          { evidence: [flagTable(maybe)] },
        );
      return notApplicable(say("No session cookie was seen.", "未发现会话 Cookie。"));
    }
    const bare = sessions.filter((cookie) => missingFlags(cookie).length > 0);
    if (bare.length === 0) {
      return passed(
        say(
          `${counted(sessions.length, "session cookie has", "session cookies have")} Secure, HttpOnly and SameSite.`,
          `${sessions.length} 个会话 Cookie 均带有 Secure、HttpOnly 和 SameSite。`,
        ),
      );
    }
    return failed(
      say(
        `${counted(bare.length, "session cookie lacks", "session cookies lack")} a protective attribute.`,
        `${bare.length} 个会话 Cookie 缺少保护属性。`,
      ),
      { evidence: [flagTable(bare)] },
    );
  },
});

/** Set by the site's own answer, for this session, and different for each visitor: what a sign-in looks like. */
function mayBeSession(cookie: JudgedCookie): boolean {
  const { thirdParty, shape, lifetimeS, setBy } = cookie;
  return (
    isUnknown(cookie) &&
    !thirdParty &&
    shape === "id" &&
    lifetimeS === null &&
    setBy !== null &&
    !/\.m?js(?:$|\?)/.test(setBy)
  );
}

const flagTable = (cookies: readonly JudgedCookie[]) =>
  table(
    "cookies",
    say("Session cookies", "会话 Cookie"),
    ["cookie", "domain", "missing"],
    cookies.map((cookie) => ({
      cookie: cookie.name,
      domain: cookie.domain,
      missing: missingFlags(cookie).join(", "),
    })),
  );

function missingFlags(cookie: JudgedCookie): string[] {
  return [
    ...(cookie.secure ? [] : ["Secure"]),
    ...(cookie.httpOnly ? [] : ["HttpOnly"]),
    ...(cookie.sameSite === null || (cookie.sameSite === "None" && !cookie.secure) ? ["SameSite"] : []),
  ];
}

const lifetime = websiteRule({
  id: "web.cookie.lifetime",
  version: 5,
  level: "low",
  needs: ["base"],
  seenStands: true,
  evaluate(facts, context) {
    const optional = allCookies(facts, context).filter(({ purpose }) => purpose !== "necessary");
    const long = optional.filter(({ lifetimeS }) => lifetimeS !== null && lifetimeS > MAX_LIFETIME_S);
    const sure = long.filter((cookie) => !isUnknown(cookie));
    if (sure.length > 0) {
      return failed(
        say(
          `${counted(sure.length, "optional cookie lives", "optional cookies live")} longer than 13 months.`,
          `${sure.length} 个非必要 Cookie 的有效期超过 13 个月。`,
        ),
        { evidence: [lifetimeTable(sure)] },
      );
    }
    const likely = long.filter((cookie) => looksTracking(cookie) && (cookie.sharedWith?.length ?? 0) > 0);
    if (likely.length > 0) {
      return potential(
        say(
          `${counted(likely.length, "cookie", "cookies")} of unknown purpose ${likely.length === 1 ? "tells" : "tell"} visitors apart, ${likely.length === 1 ? "is" : "are"} sent to others and ${likely.length === 1 ? "lives" : "live"} longer than 13 months.`,
          `${likely.length} 个用途未知的 Cookie 可区分访客、被发送给他人，且有效期超过 13 个月。`,
        ),
        { evidence: [lifetimeTable(likely)] },
      );
    }
    if (long.length > 0) {
      return uncertain(
        say(
          `${counted(long.length, "cookie", "cookies")} of unknown purpose ${long.length === 1 ? "lives" : "live"} longer than 13 months.`,
          `${long.length} 个用途未知的 Cookie 有效期超过 13 个月。`,
        ),
        { evidence: [lifetimeTable(long)] },
      );
    }
    if (facts.passes.base?.banner && gapReason(facts, "accept") !== null) {
      return uncertain(
        say("Cookies set after “Accept” were not seen in full.", "未能完整观察点击“接受”之后设置的 Cookie。"),
      );
    }
    return passed(
      say("No optional cookie lives longer than 13 months.", "没有非必要 Cookie 的有效期超过 13 个月。"),
    );
  },
});

function lifetimeTable(cookies: readonly JudgedCookie[]) {
  return table(
    "cookies",
    say("Long-lived cookies", "有效期过长的 Cookie"),
    ["cookie", "owner", "domain", "purpose", "lifetimeMs"],
    cookies.map(({ name, owner, domain, purpose, lifetimeS }) => ({
      cookie: name,
      owner,
      domain,
      purpose,
      lifetimeMs: (lifetimeS ?? 0) * 1000,
    })),
  );
}

export const cookieRules: readonly Rule[] = [flags, lifetime];
