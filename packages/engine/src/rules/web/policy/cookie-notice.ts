import { gap } from "../../coverage.ts";
import type { Rule } from "../../types.ts";
import { cookieTable, isUnknown, judgeCookies, needsConsent } from "../shared/cookies.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { counted, listed, say } from "../shared/words.ts";
import { unlessAcceptUnseen } from "../tracking/sightings.ts";
import { hasNoPolicy, policyText, readablePolicies } from "./text.ts";

/** Many sites list their cookies inside the banner, which is not among the facts: without a notice it is a hint. */
const cookieNotice = websiteRule({
  id: "web.cookie-notice.complete",
  version: 8,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    const { base, accept } = facts.passes;
    const seen = [base, accept]
      .flatMap((pass) => judgeCookies(facts, pass, context))
      .filter((cookie) => needsConsent(cookie) || isUnknown(cookie));
    const cookies = [...new Map(seen.map((cookie) => [`${cookie.name} ${cookie.domain}`, cookie])).values()];
    if (cookies.length === 0) {
      return (
        unlessAcceptUnseen(facts) ??
        notApplicable(
          say("No cookie that a notice would have to list was seen.", "未发现需要在声明中列明的 Cookie。"),
        )
      );
    }
    const unsought = hasNoPolicy(facts) ? null : gap(facts, "policy");
    if (unsought) return uncertain(unsought, { evidence: [cookieTable(cookies)] });
    if (hasNoPolicy(facts))
      return potential(
        say(
          `${counted(cookies.length, "optional cookie was", "optional cookies were")} seen, and there is no notice that could list them.`,
          `出现了 ${cookies.length} 个非必要 Cookie，但没有可列明它们的声明。`,
        ),
        { evidence: [cookieTable(cookies)] },
      );
    const text = policyText(facts);
    const missing = cookies.filter(({ name }) => !lists(text, name));
    if (missing.length === 0) {
      const unseen = unlessAcceptUnseen(facts);
      if (unseen) return unseen;
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

/** A name's start, up to the mark before a tail of six characters or more that could be an id; null without one. */
function stemOf(name: string): string | null {
  let tail = name.length;
  while (tail > 0 && /[A-Za-z0-9-]/.test(name[tail - 1] ?? "")) tail -= 1;
  for (let at = Math.max(SHORTEST_STEM, tail - 1); at < name.length - SHORTEST_TAIL; at += 1)
    if (/[_.-]/.test(name[at] ?? "")) return name.slice(0, at + 1);
  return null;
}
const SHORTEST_STEM = 3;
const SHORTEST_TAIL = 6;

/** Marks that stand for the changing part of a name. */
const WILD = /^\s?(?:[*<#[{…]|x{2}|\.{3}|id\b|container)/i;
const IN_NAME = /[\w-]/;

/** Does a text hold some words as a name of their own, followed by what fits? */
function holds(text: string, words: string, follows: (rest: string) => boolean): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!IN_NAME.test(text[at - 1] ?? "") && follows(text.slice(at + words.length, at + words.length + 12)))
      return true;
  return false;
}

const endsThere = (rest: string): boolean => !IN_NAME.test(rest[0] ?? "");

/** The name that a cookie's maker gave, of one that goes on with a site's number and a hash: `_pk_id` of `_pk_id.1.2b7e`. */
function makersName(name: string): string | null {
  const [first = ""] = name.split(".", 1);
  return first !== name && first.includes("_") ? first : null;
}

/**
 * Is a cookie named, as it is or with its changing part left out as in `_ga_*`, `_ga_<id>`, `_hjSession*` or `_pk_id` of
 * `_pk_id.1.2b7e`?
 */
function lists(text: string, name: string): boolean {
  if (holds(text, name, endsThere)) return true;
  const maker = makersName(name);
  if (maker !== null && holds(text, maker, endsThere)) return true;
  const stem = stemOf(name);
  if (stem !== null && holds(text, stem, (rest) => WILD.test(rest))) return true;
  const most = Math.min(name.length - 1, 40);
  for (let length = SHORTEST_STEM; length <= most; length += 1)
    if (holds(text, name.slice(0, length), (rest) => /^\s?[*<[{…]/.test(rest))) return true;
  return false;
}

export const cookieNoticeRules: readonly Rule[] = [cookieNotice];
