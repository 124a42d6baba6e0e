import type { Rule } from "../../types.ts";
import { inUs } from "../shared/asks-first.ts";
import { table } from "../shared/evidence.ts";
import { COLLECTED_PASSES } from "../shared/flows.ts";
import { type Contact, contactsOf } from "../shared/parties.ts";
import { failed, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { say } from "../shared/words.ts";
import { isAside } from "./asides.ts";
import { subjectsAsked } from "./asked.ts";
import { withoutOthersContacts } from "./contact-roles.ts";
import { lastUpdated } from "./dates.ts";
import { withoutDefinitions } from "./definitions.ts";
import { denies } from "./denials.ts";
import { isNamed } from "./names.ts";
import { unlessPolicy } from "./nothing-read.ts";
import { PARTY } from "./party-words.ts";
import { policyPart } from "./policy-part.ts";
import { type Reader, readerOf } from "./reader/reader.ts";
import { excepts, receivedIn } from "./received.ts";
import { keepingIn } from "./retention.ts";
import { RIGHTS_BY_ROLE, rightsQuote } from "./rights.ts";
import { sayingOf } from "./says-nothing.ts";
import { answerQuote, roleQuote } from "./section-roles.ts";
import { isRead, isSaid, policyLanguage, SECTIONS, type Section, wordsOf } from "./sections.ts";
import { inSense } from "./senses.ts";
import { statementsOf } from "./statements.ts";
import { policyCells } from "./stored-text.ts";
import {
  asItStands,
  policyText,
  QUOTE,
  quoteOf,
  sentencesOf,
  transferQuote,
  withoutSentences,
} from "./text.ts";

const YEAR_MS = 366 * 86_400_000;
/** With so many subjects missing, wording alone is no explanation. */
const CLEARLY_MISSING = 3;
/** Plain sentences count too where they tell of transfers. What is named in passing does not. */
function transfersIn(text: string, words: RegExp, language: string): Pick<Found, "found" | "words"> {
  const told = transferQuote(text, language);
  // The first line is the title of all: that it names data says nothing of a sentence far below.
  const first = text.trim().split("\n", 1)[0]?.trim();
  const plain = statementsOf(text)
    .filter(({ text: sentence, heading, leadIn }) => {
      const at = sentence.search(words);
      return at >= 0 && !isAside(sentence, at, `${heading === first ? "" : heading} ${leadIn}`);
    })
    .map((one) => one.text);
  const all = told === null ? plain : [told, ...plain];
  return { found: all.length > 0, words: (part) => all.some((one) => part.includes(one)) };
}

/** All that a page says, and what of it is its policy. */
interface Page {
  whole: string;
  part: string;
}

/** Who it is, and how to reach it, may stand anywhere on a page. */
const ANYWHERE: ReadonlySet<Section> = new Set(["s_controller", "s_contact"]);

/** What of a policy a subject is looked for in. */
function partFor(section: Section, { whole, part }: Page): string {
  if (section === "s_contact") return withoutOthersContacts(whole);
  return ANYWHERE.has(section) ? whole : part;
}

/** What the rules find of a subject in a policy. `words`: of what was found by these alone, whatever part they play. */
interface Found {
  quote: string | null;
  found: boolean;
  words?: (text: string) => boolean;
}

/** A basis by the law's own name for it. */
const NAMED_BASIS =
  /(?<!\p{L})art(?:icle|ikel|igo|[íi]culo|icolo|\.)?\s?(?:6|9)(?!\d).{0,30}?(?:(?<!\d)[12](?!\d)|gdpr|ds-?gvo|rgpd|(?<!\p{L})avg|rodo|regulation|verord|règlement|reglamento|regol|regulament)|(?:legal|lawful) (?:bas[ie]s|grounds?)|rechtsgrundlagen?|bases? (?:légales?|juridiques?)|base[s]? (?:legal(?:es)?|jur[ií]dicas?|giuridic(?:a|he)|legais)|basi giuridiche|(?:rechts)?grondslag|podstaw\p{L}{1,3} prawn|法的根拠|合法性基础|法律依据|(?:öffentliche[mns]{0,2} interesse|intérêt public|interés público|interesse p[úu]bblico|interesse público|algemeen belang|interesie publicznym|公共利益)/iu;

/** Speaks of a right against what is done, or of archives: the ground is named there, and nothing is done on it. */
const OF_A_RIGHT =
  /object|widerspr|oppos|oponer|oppor|bezwaar|sprzeciw|invänd|indsigelse|innsigelse|vastusta|archiv|異議|反対|反对|拒绝/iu;

/** Short forms in what a law's article is called by: their points end no sentence. */
const SHORT_FORMS = /(?<!\p{L})(art|abs|lit|nr|no|par|pkt|ust|al|let|lett|odst|písm)\.(?=\s)/giu;
/** Looks like a point and ends nothing. */
const LEADER = "\u2024";

/** The sentence that names a ground by the law's name for it. */
const namedBasis = (text: string, language: string): string | null =>
  sentencesOf(text.replace(SHORT_FORMS, `$1${LEADER}`))
    .map((sentence) => sentence.replaceAll(LEADER, "."))
    .find(
      (sentence) => NAMED_BASIS.test(sentence) && !OF_A_RIGHT.test(sentence) && !denies(sentence, language),
    ) ?? null;

const PARTIES = new RegExp(PARTY.source, "giu");

/** Is a subject told of in a policy, and in which words? */
function look(
  section: Section,
  page: Page,
  within: () => string,
  language: string,
  received: readonly Contact[],
): Found {
  if (section === "s_rights" && RIGHTS_BY_ROLE.has(language)) {
    const quote = rightsQuote(page.part);
    return { quote, found: quote !== null };
  }
  const words = wordsOf(section, language);
  const text =
    section === "s_retention" ? inSense(section, keepingIn(page.part, language), language) : within();
  // That nobody gets data is told of nobody who does.
  const said = section === "s_recipients" ? receivedIn(text, language) : text;
  const role =
    roleQuote(section, said) ??
    answerQuote(section, ANYWHERE.has(section) ? page.whole : page.part, language);
  const quote = quoteOf(said, words) ?? role;
  if (role !== null) return { quote, found: true };
  if (section === "s_transfers") return { quote, ...transfersIn(text, words, language) };
  const named = () => received.some(({ vendor }) => vendor !== null && isNamed(said, vendor));
  const basis = section === "s_basis" ? namedBasis(said, language) : null;
  if (basis !== null) return { quote: basis.slice(0, QUOTE), found: true };
  if (isSaid(said, words)) {
    // What is told by more than what a party is called, and whoever is seen to get data by name, is told of.
    const more = section === "s_recipients" && (isSaid(said.replace(PARTIES, " "), words) || named());
    return more ? { quote, found: true } : { quote, found: true, words: (part) => isSaid(part, words) };
  }
  if (section !== "s_recipients") return { quote, found: false };
  return { quote, found: named() || excepts(text, words) };
}

/** What is done when something is given away. */
const GIVES =
  /(?<!\p{L})shar(?:e|ed|ing)(?!\p{L})|disclos|pass(?:ed)? on|hand(?:ed)? (?:over|on|to)|weiter(?:geb|gabe|gegeb)|herausg|transm(?:et|is)|communiqu|remett|cedemos|comunicamos|entreg|comunichiamo|cediamo|verstrek|doorge|przekaz|udostęp|lämnar|videregiv|luovut|předá|átad|διαβιβ|aktar|переда|渡|提供|넘기|제공|交给|披露/iu;
/** That nothing is given away without consent, or unless a law asks for it, is no ground for what else is done. */
const withoutRefusals = (text: string, language: string): string =>
  withoutSentences(text, (sentence) => GIVES.test(sentence) && denies(sentence, language));

/** What of a policy the second reader reads for a subject. It tells terms of keeping from others by itself. */
function withinFor(section: Section, page: Page, language: string): () => string {
  let read: string | undefined;
  return () => {
    if (read !== undefined) return read;
    const sensed = section === "s_retention" ? page.part : inSense(section, partFor(section, page), language);
    read = section === "s_basis" ? withoutRefusals(sensed, language) : sensed;
    return read;
  };
}

/**
 * What the rules found, else what the second reader makes of it: `perhaps` where it has a sentence to show, or doubts the
 * one that they found by a word alone.
 */
function judged(
  section: Section,
  rules: Found,
  reader: Reader,
  within: () => string,
): { quote: string | null; found: "found" | "perhaps" | "not_found" } {
  const { quote, found, words } = rules;
  const doubt = found && reader.doubts(section, { quote, within, words });
  if (doubt === "no") return { quote, found: "found" };
  const read = reader.reading(section, within());
  if (read === null) return { quote, found: doubt === "doubted" ? "perhaps" : "not_found" };
  return { quote: read.quote, found: read.sure ? "found" : "perhaps" };
}

const sections = websiteRule({
  id: "web.policy.sections",
  version: 24,
  level: "medium",
  needs: ["policy"],
  notApplicable: unlessPolicy,
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
    const read = policyCells(facts);
    const all = { text: whole, reader: readerOf(whole, language) };
    const told = withoutDefinitions(whole);
    const saying = { text: told, reader: told === whole ? all.reader : readerOf(told, language) };
    const lookIn = (section: Section, { text, reader }: typeof all, cut: (part: string) => string) => {
      const page = { whole: cut(text), part: cut(policyPart(text)) };
      const within = withinFor(section, page, language);
      return judged(section, look(section, page, within, language, received), reader, within);
    };
    const rows = SECTIONS.filter((section) => asked.has(section)).map((section) => {
      const clear = lookIn(section, saying, (part) => sayingOf(section, part, language));
      // What seems to say nothing of a subject may say it to a person.
      const more = clear.found === "not_found" ? lookIn(section, all, (part) => part) : clear;
      const found = clear.found === "not_found" && more.found !== "not_found" ? "perhaps" : clear.found;
      const { quote } = more;
      return { section, found, quote: quote === null ? null : asItStands(quote, whole), ...read };
    });
    const missing = rows.filter(({ found }) => found === "not_found").length;
    const perhaps = rows.filter(({ found }) => found === "perhaps").length;
    const evidence = [
      table("sections", say("Sections", "章节"), ["section", "found", "quote", "url", "policyText"], rows),
    ];
    const doubtful = say(
      `${perhaps} of ${rows.length} subjects may be told of in the ${perhaps === 1 ? "sentence" : "sentences"} quoted: a person decides.`,
      `${rows.length} 项内容中有 ${perhaps} 项可能已在所引语句中说明，需人工判断。`,
    );
    if (missing === 0 && perhaps > 0) return uncertain(doubtful, { evidence });
    if (missing === 0) {
      return passed(say(`All ${rows.length} subjects are covered.`, `${rows.length} 项内容均已涵盖。`), {
        evidence,
      });
    }
    const absent = say(
      `${missing} of ${rows.length} subjects ${missing === 1 ? "was" : "were"} not found in the policy.`,
      `政策中有 ${missing} 项内容未找到（共 ${rows.length} 项）。`,
    );
    const summary = perhaps > 0 ? say(`${absent.en} ${doubtful.en}`, `${absent.cn}${doubtful.cn}`) : absent;
    return missing >= CLEARLY_MISSING ? failed(summary, { evidence }) : potential(summary, { evidence });
  },
});

const freshness = websiteRule({
  id: "web.policy.freshness",
  version: 18,
  level: "low",
  needs: ["policy"],
  notApplicable: unlessPolicy,
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
        ["quote", "value", "url", "policyText"],
        [{ quote: found.quote, value: iso, ...policyCells(facts) }],
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
