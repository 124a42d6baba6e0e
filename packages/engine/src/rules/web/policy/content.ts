import type { Rule } from "../../types.ts";
import { inUs } from "../shared/asks-first.ts";
import { table } from "../shared/evidence.ts";
import { COLLECTED_PASSES } from "../shared/flows.ts";
import { type Contact, contactsOf } from "../shared/parties.ts";
import { failed, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";
import { isAside, isListedToFollow } from "./asides.ts";
import { subjectsAsked } from "./asked.ts";
import { COOKIE_NAME, DATA } from "./data-words.ts";
import { lastUpdated } from "./dates.ts";
import { denies, EXCEPTS } from "./denials.ts";
import { withoutGifts } from "./from-you.ts";
import { isNamed } from "./names.ts";
import { onKeeping, withoutGeneric } from "./retention.ts";
import { RIGHTS_BY_ROLE, rightsQuote } from "./rights.ts";
import { roleQuote } from "./section-roles.ts";
import { isRead, isSaid, policyLanguage, SECTIONS, type Section, wordsOf } from "./sections.ts";
import { inSense } from "./senses.ts";
import { isTitle, statementsOf } from "./statements.ts";
import {
  hasNoPolicy,
  mentionsTransfers,
  policyText,
  quoteOf,
  readablePolicies,
  saidIn,
  sentencesOf,
} from "./text.ts";

const YEAR_MS = 366 * 86_400_000;
/** With so many subjects missing, wording alone is no explanation. */
const CLEARLY_MISSING = 3;
const NO_POLICY = say("There is no privacy policy to read.", "没有可读取的隐私政策。");

/** Plain sentences count too, on transfers and on who is seen to receive data. What is named in passing does not. */
function treats(section: Section, text: string, language: string, received: readonly Contact[]): boolean {
  const words = wordsOf(section, language);
  if (section === "s_transfers")
    return (
      mentionsTransfers(text, language) ||
      sentencesOf(text).some((sentence) => {
        const at = sentence.search(words);
        return at >= 0 && !isAside(sentence, at);
      })
    );
  if (section === "s_rights" && RIGHTS_BY_ROLE.has(language)) return rightsQuote(text) !== null;
  // That nobody gets data is told of nobody who does.
  const said = section === "s_recipients" ? receivedIn(text, language) : text;
  if (isSaid(said, words)) return true;
  if (section === "s_recipients" && excepts(text, words)) return true;
  if (section !== "s_recipients") return roleQuote(section, text) !== null;
  return received.some(({ vendor }) => vendor !== null && isNamed(said, vendor));
}

/** What is told of those who get data, with the titles that stand over it: a title over a denial alone tells nothing. */
function receivedIn(text: string, language: string): string {
  const words = wordsOf("s_recipients", language);
  const said = statementsOf(text).flatMap(({ text: statement, heading, leadIn }, at, all) => {
    if (isAsked(statement) || ANNOUNCES.test(statement)) return [];
    // A title in a list without marks heads what follows.
    if (isTitle(statement) && leadIn !== "" && !isSaid(leadIn, words)) return [];
    const question = all[at - 1]?.text ?? "";
    const part = withoutGifts(saidIn(statement, language));
    return (part.trim() === "" && denies(statement, language)) || isListedToFollow(statement, heading)
      ? []
      : [heading, withoutGifts(leadIn), isAsked(question) ? question : "", part];
  });
  return [...new Set(said)].join("\n");
}

const isAsked = (text: string): boolean => /[?？؟]$/u.test(text);
/** Says what the policy is about, and nothing of that. */
const ANNOUNCES =
  /(?:policy|notice|statement) (?:describes|explains|sets out|tells you)|(?:erklärung|hinweise?n?|information) (?:beschreib|erklär|informier)\p{L}{1,3}|(?:politique|déclaration) (?:décrit|explique)|política (?:describe|explica|descreve)|(?:informativa|policy) (?:descrive|spiega)|verklaring (?:beschrijft|legt uit)|polityka (?:określa|opisuje)|(?:policy|politik)\p{L}{0,3} (?:beskriver|förklarar|forklarer)/iu;

/** Nobody but some: who they are is told. */
const excepts = (text: string, words: RegExp): boolean =>
  sentencesOf(text).some(
    (sentence) => (EXCEPTS.test(sentence) || EXCEPTED.test(sentence)) && isSaid(sentence, words),
  );
/** The same at the end of a part, where East Asian languages say it. */
const EXCEPTED = /除外|除非|[情形况]外|另有[规規]定|を除[きく]|場合のほか|제외|경우 외|경우에만/u;

/** What is told of how long data is kept. */
function keepingIn(text: string, language: string): string {
  const told = withoutGeneric(withoutCookies(text));
  if (!RIGHTS_BY_ROLE.has(language)) return told;
  return onKeeping(told, (title) => isSaid(title, wordsOf("s_retention", language)));
}

/** A cookie whose name begins with no line: `li_fat_id`. */
const OTHER_NAME = /(?<!\S)[a-z]{1,12}_[a-z0-9_]{1,20}(?!\S)/i;
const COOKIES = /cookies?|kakor|çerez\p{L}{0,6}|evästee?\p{L}{0,4}|クッキー|쿠키/iu;

/** How long a cookie lives says nothing of how long data is kept that was given or gathered. */
const withoutCookies = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !COOKIE_NAME.test(sentence) && !OTHER_NAME.test(sentence))
    .filter((sentence) => !COOKIES.test(sentence) || DATA.test(sentence.split(COOKIES).join(" ")))
    .join("\n");

const sections = websiteRule({
  id: "web.policy.sections",
  version: 15,
  level: "medium",
  needs: ["policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const whole = policyText(facts);
    const language = policyLanguage(facts);
    if (!isRead(language)) {
      return uncertain(
        say(
          "The policy is in a language whose sections cannot be told apart yet.",
          "该政策所用语言暂无法识别章节。",
        ),
      );
    }
    const asked = subjectsAsked(facts, context);
    const received = contactsOf(facts, COLLECTED_PASSES, context);
    const rows = SECTIONS.filter((section) => asked.has(section)).map((section) => {
      const words = wordsOf(section, language);
      const text = inSense(section, section === "s_retention" ? keepingIn(whole, language) : whole, language);
      return {
        section,
        quote:
          section === "s_rights" && RIGHTS_BY_ROLE.has(language)
            ? rightsQuote(whole)
            : (quoteOf(section === "s_recipients" ? receivedIn(text, language) : text, words) ??
              roleQuote(section, text)),
        found: treats(section, section === "s_rights" ? whole : text, language, received)
          ? "found"
          : "not_found",
        url: readablePolicies(facts)[0]?.url ?? null,
      };
    });
    const missing = rows.filter(({ found }) => found === "not_found").length;
    const evidence = [table("sections", say("Sections", "章节"), ["section", "found", "quote", "url"], rows)];
    if (missing === 0) {
      return passed(say(`All ${rows.length} subjects are covered.`, `${rows.length} 项内容均已涵盖。`), {
        evidence,
      });
    }
    const summary = say(
      `${missing} of ${rows.length} subjects ${missing === 1 ? "was" : "were"} not found in the policy.`,
      `政策中有 ${missing} 项内容未找到（共 ${rows.length} 项）。`,
    );
    return missing >= CLEARLY_MISSING ? failed(summary, { evidence }) : potential(summary, { evidence });
  },
});

const freshness = websiteRule({
  id: "web.policy.freshness",
  version: 12,
  level: "low",
  needs: ["policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const { now, territories } = context;
    const text = policyText(facts);
    const language = policyLanguage(facts);
    const found = lastUpdated(text, { language, territories, now });
    const date = found?.date;
    if (!date) {
      return uncertain(say("No date of the last update could be read.", "未能读取最近更新日期。"));
    }
    const iso = date.toISOString().slice(0, 10);
    const evidence = [
      table(
        "dates",
        say("Date of the last update", "最近更新日期"),
        ["quote", "value", "url"],
        [{ quote: found.quote, value: iso, url: readablePolicies(facts)[0]?.url ?? null }],
      ),
    ];
    if (Date.parse(now) - date.getTime() > YEAR_MS) {
      const old = say(
        `The policy was last updated on ${iso}, over 12 months ago.`,
        `政策最近更新于 ${iso}，已超过 12 个月。`,
      );
      // California asks for a look every twelve months; elsewhere the law has no term, and a person has to judge.
      return inUs(context) ? failed(old, { evidence }) : potential(old, { evidence });
    }
    return passed(say(`The policy was last updated on ${iso}.`, `政策最近更新于 ${iso}。`), { evidence });
  },
});

export const policyContentRules: readonly Rule[] = [sections, freshness];
