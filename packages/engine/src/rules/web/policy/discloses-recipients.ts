import type { Territory } from "../../../vocabulary.ts";
import { table } from "../shared/evidence.ts";
import { COLLECTED_PASSES } from "../shared/flows.ts";
import { contactsOf, isIn, owners, TRACKING } from "../shared/parties.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { contactTable } from "../shared/tables.ts";
import { counted, listed, say } from "../shared/words.ts";
import { unknownReceivers, unlessAcceptUnseen } from "../tracking/sightings.ts";
import { isNamed, isNamedByHost } from "./names.ts";
import { UNREAD, unlessPolicy } from "./nothing-read.ts";
import { categoryQuote, isNamedInRole, supplierQuote } from "./recipients.ts";
import { isSaid, policyLanguage, readsLanguage, wordsOf } from "./sections.ts";
import { policyCells } from "./stored-text.ts";
import { policyText, saidIn } from "./text.ts";
import { untoldVerdict } from "./untold-recipients.ts";

/** Territories whose law asks for the recipient’s name; elsewhere its category is enough. */
const NAMES_ASKED: ReadonlySet<Territory> = new Set(["CN", "KR"]);

export const disclosesRecipients = websiteRule({
  id: "web.policy.discloses-recipients",
  version: 22,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: unlessPolicy,
  evaluate(facts, context) {
    const seen = contactsOf(facts, COLLECTED_PASSES, context).filter(isIn(TRACKING));
    if (seen.length === 0) {
      const stated = saidIn(policyText(facts), policyLanguage(facts));
      const told = unknownReceivers(facts, context).filter(({ host }) => isNamedByHost(stated, host));
      return (
        untoldVerdict(facts, context) ??
        unlessAcceptUnseen(facts) ??
        (told.length > 0
          ? passed(say("The policy names the hosts that are sent data.", "政策已列明收到数据的主机。"), {
              evidence: [contactTable(told)],
            })
          : notApplicable(
              say("No vendor that a policy would have to name was seen.", "未发现政策需要列明的第三方。"),
            ))
      );
    }
    const whole = policyText(facts);
    const language = policyLanguage(facts) ?? "";
    const text = saidIn(whole, language);
    const read = readsLanguage(facts);
    const unnamed = seen.filter(
      ({ vendor }) => vendor && !(isNamed(text, vendor) && (!read || isNamedInRole(whole, vendor, language))),
    );
    if (unnamed.length === 0)
      return (
        untoldVerdict(facts, context) ??
        passed(
          say(
            `The policy names ${counted(owners(seen).length, "tracker", "trackers")} seen in traffic.`,
            `流量中出现的 ${owners(seen).length} 个跟踪器均已在政策中列明。`,
          ),
          { evidence: [contactTable(seen)] },
        )
      );
    const kinds = [...new Set(unnamed.map(({ vendor }) => vendor?.category ?? "unknown"))];
    const known = seen.flatMap(({ vendor }) => vendor ?? []);
    const quotes = kinds.map((kind) => ({ kind, quote: categoryQuote(whole, kind, language, known) }));
    const asksNames = context.territories.some((territory) => NAMES_ASKED.has(territory));
    // Where a category is enough, who belongs to one that is told is told.
    const told = new Set(quotes.flatMap(({ kind, quote }) => (quote === null ? [] : [kind])));
    const untold = asksNames
      ? unnamed
      : unnamed.filter(({ vendor }) => !told.has(vendor?.category ?? "unknown"));
    const names = listed(owners(untold));
    const evidence = [
      contactTable(untold.length > 0 ? untold : unnamed, say("Recipients not named", "未列明的接收方")),
      table(
        "quotes",
        say("Categories of recipients searched for in the policy", "在政策中查找的接收方类别"),
        ["category", "found", "quote", "url", "policyText"],
        quotes.map(({ kind, quote }) => ({
          category: kind,
          found: quote ? "found" : "not_found",
          quote,
          ...policyCells(facts),
        })),
      ),
    ];
    if (!asksNames && quotes.every(({ quote }) => quote !== null))
      return (
        untoldVerdict(facts, context) ??
        passed(
          say(
            "The policy tells the categories of the recipients seen in traffic.",
            "政策说明了流量中出现的接收方的类别。",
          ),
          { evidence },
        )
      );
    if (!read) return uncertain(UNREAD, { evidence });
    if (OWN_WRITING.has(language) && deniesAll(whole, text, language))
      return potential(
        say(
          `The policy speaks of recipients only in sentences with a “no”, and data is sent to ${names.en}.`,
          `政策仅在否定句中提到接收方，但仍有数据发送给 ${names.cn}。`,
        ),
        { evidence },
      );
    // Who writes one company in Latin letters writes the next one so, too; it may still stand there otherwise.
    if (OWN_WRITING.has(language) && unnamed.length < seen.length)
      return potential(
        say(
          `The policy names other companies in Latin letters, and not ${names.en}.`,
          `政策以拉丁字母列出了其他公司，但未列明 ${names.cn}。`,
        ),
        { evidence },
      );
    if (OWN_WRITING.has(language))
      return uncertain(
        say(
          `Whether the policy names ${names.en} could not be read: its writing has its own forms of names.`,
          `未能识别政策是否列明 ${names.cn}：该文字对名称另有写法。`,
        ),
        { evidence },
      );
    const passing = unnamed.filter(({ vendor }) => vendor && isNamed(text, vendor));
    if (passing.length === unnamed.length)
      return uncertain(
        say(
          `The policy names ${listed(owners(passing)).en}, and it could not be read that data is sent there.`,
          `政策提到 ${listed(owners(passing)).cn}，但未能识别是否说明向其发送数据。`,
        ),
        { evidence },
      );
    // Suppliers of the site are a category, and whether these belong to it no text says.
    if (!asksNames && supplierQuote(whole, language, known) !== null)
      return uncertain(
        say(
          `The policy tells of suppliers of the site in general; whether ${names.en} ${untold.length === 1 ? "is" : "are"} meant could not be read.`,
          `政策仅笼统提到网站的供应商，未能识别是否包括 ${names.cn}。`,
        ),
        { evidence },
      );
    const denied = unnamed.filter(({ vendor }) => vendor && isNamed(whole, vendor));
    if (denied.length === unnamed.length && denied.length > 0)
      return potential(
        say(
          `Of ${listed(owners(denied)).en} the policy speaks only in sentences with a “no”, and data is sent there.`,
          `政策仅在否定句中提到 ${listed(owners(denied)).cn}，但仍有数据发送给对方。`,
        ),
        { evidence },
      );
    return failed(
      say(
        `The policy does not name ${counted(owners(untold).length, "recipient", "recipients")} seen in traffic: ${names.en}.`,
        `政策未列明流量中出现的 ${owners(untold).length} 个接收方：${names.cn}。`,
      ),
      { evidence },
    );
  },
});

/** Languages that write the names of companies in their own letters, each in several ways. */
const OWN_WRITING: ReadonlySet<string> = new Set(["ar", "he", "hi", "th"]);

/** Does a text tell of recipients, and in none of its sentences without a "no"? Headings only name the subject. */
function deniesAll(whole: string, said: string, language: string): boolean {
  const tells = (text: string) =>
    text.split("\n").some((part) => {
      const sentence = part.trim();
      return /[.!?؟।]$|.{60}/u.test(sentence) && isSaid(sentence, wordsOf("s_recipients", language));
    });
  return tells(whole) && !tells(said);
}
