import type { Rule } from "../../types.ts";
import { cookieTable, isUnknown, judgeCookies, needsConsent } from "../shared/cookies.ts";
import { hasNoPolicy, policyText, readablePolicies } from "../shared/policy.ts";
import { failed, notApplicable, passed, potential, websiteRule } from "../shared/rule.ts";
import { counted, listed, say } from "../shared/words.ts";

/** Many sites list their cookies inside the banner, which is not among the facts: without a notice it is a hint. */
const cookieNotice = websiteRule({
  id: "web.cookie-notice.complete",
  version: 2,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: (facts) =>
    hasNoPolicy(facts) ? say("There is no notice to read.", "没有可读取的声明。") : null,
  evaluate(facts, context) {
    const { base, accept } = facts.passes;
    const seen = [base, accept]
      .flatMap((pass) => judgeCookies(facts, pass, context))
      .filter((cookie) => needsConsent(cookie) || isUnknown(cookie));
    const cookies = [...new Map(seen.map((cookie) => [`${cookie.name} ${cookie.domain}`, cookie])).values()];
    if (cookies.length === 0) {
      return notApplicable(
        say("No cookie that a notice would have to list was seen.", "未发现需要在声明中列明的 Cookie。"),
      );
    }
    const text = policyText(facts);
    const missing = cookies.filter(({ name }) => !lists(text, name));
    if (missing.length === 0) {
      return passed(
        say(
          `The notice lists ${counted(cookies.length, "optional cookie", "optional cookies")} seen.`,
          `声明已列明出现的 ${cookies.length} 个非必要 Cookie。`,
        ),
        { evidence: [cookieTable(cookies)] },
      );
    }
    const names = listed(missing.map(({ name }) => name));
    const evidence = [cookieTable(missing)];
    const hasNotice =
      missing.length < cookies.length ||
      readablePolicies(facts).some(({ linkText }) => /cookie/i.test(linkText));
    const summary = say(
      `${counted(missing.length, "cookie is", "cookies are")} not listed in the notice: ${names.en}.`,
      `声明未列明 ${missing.length} 个 Cookie：${names.cn}。`,
    );
    return hasNotice ? failed(summary, { evidence }) : potential(summary, { evidence });
  },
});

/** Is a cookie named, as it is or with its changing part left out as in `_ga_*`, `_ga_<id>` or `_hjSession*`? */
function lists(text: string, name: string): boolean {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`).test(text)) return true;
  for (const [stem] of text.matchAll(
    /(?<![\w*-])[\w.-]{2,40}(?=\s?(?:\*|<[^>]{1,20}>|\[[^\]]{1,20}\]|\{[^}]{1,20}\}|#{2,}|[xX]{3,}|…|\.{3}))/g,
  ))
    if (stem.length >= 3 && name.startsWith(stem.replace(/\.$/, ""))) return true;
  const stem = /^(.{3,}?[_.-])[A-Za-z0-9-]{6,}$/.exec(name)?.[1];
  return stem !== undefined && new RegExp(`${literal(stem)}(?:[*<#x[{]|id\\b|container)`, "i").test(text);
}

export const cookieNoticeRules: readonly Rule[] = [cookieNotice];
