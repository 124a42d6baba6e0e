import type { WebsiteFacts } from "../../../facts/types.ts";
import type { PersonalDataKind, Territory } from "../../../vocabulary.ts";
import type { Rule, RuleContext, Verdict } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { COLLECTED_PASSES, flowsOf } from "../shared/flows.ts";
import { type Contact, contactsOf, isIn, owners, TRACKING } from "../shared/parties.ts";
import { regionNames } from "../shared/regions.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { contactTable, requestTable } from "../shared/tables.ts";
import { sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { unknownReceivers, unlessAcceptUnseen, unlessUnknown } from "../tracking/sightings.ts";
import { untoldTools } from "./embedded-tools.ts";
import { isNamed, isNamedByHost } from "./names.ts";
import { categoryQuote, isNamedInRole, supplierQuote } from "./recipients.ts";
import { isSaid, policyLanguage, readsLanguage, wordsOf } from "./sections.ts";
import { policyCells } from "./stored-text.ts";
import { asideQuote, hasNoPolicy, policyText, saidIn, transferQuote } from "./text.ts";

const UNREAD = say("The policy is in a language that is not read yet.", "暂无法读取该政策所用的语言。");

/** Territories whose law asks for the recipient’s name; elsewhere its category is enough. */
const NAMES_ASKED: ReadonlySet<Territory> = new Set(["CN", "KR"]);

const NO_POLICY = say("There is no privacy policy to read.", "没有可读取的隐私政策。");

const disclosesRecipients = websiteRule({
  id: "web.policy.discloses-recipients",
  version: 19,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const seen = contactsOf(facts, COLLECTED_PASSES, context).filter(isIn(TRACKING));
    if (seen.length === 0) {
      const stated = saidIn(policyText(facts), policyLanguage(facts));
      const told = unknownReceivers(facts, context).filter(({ host }) => isNamedByHost(stated, host));
      return (
        untoldVerdict(facts, context) ??
        unknownVerdict(facts, context) ??
        unlessUnknown(facts, context, (host) => isNamedByHost(stated, host)) ??
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
    if (unnamed.length === 0) {
      const unknown = unknownVerdict(facts, context);
      if (unknown) return unknown;
      return passed(
        say(
          `The policy names ${counted(owners(seen).length, "tracker", "trackers")} seen in traffic.`,
          `流量中出现的 ${owners(seen).length} 个跟踪器均已在政策中列明。`,
        ),
        { evidence: [contactTable(seen)] },
      );
    }
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
    if (!asksNames && quotes.every(({ quote }) => quote !== null)) {
      const unknown = unknownVerdict(facts, context);
      if (unknown) return unknown;
      return passed(
        say(
          "The policy tells the categories of the recipients seen in traffic.",
          "政策说明了流量中出现的接收方的类别。",
        ),
        { evidence },
      );
    }
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

/** Who runs embedded tools that know a visitor again gets data, as any recipient does. */
function untoldVerdict(facts: WebsiteFacts, context: RuleContext): Verdict | null {
  const untold = untoldTools(facts, context);
  if (untold.length === 0) return null;
  const evidence = [contactTable(untold, say("Recipients not named", "未列明的接收方"))];
  if (!readsLanguage(facts)) return uncertain(UNREAD, { evidence });
  const told = listed(owners(untold));
  return potential(
    say(
      `Embedded tools set cookies that know a visitor again, and the policy does not name who runs them: ${told.en}.`,
      `嵌入工具设置了可识别访客的 Cookie，但政策未列明其提供者：${told.cn}。`,
    ),
    { evidence },
  );
}

const STREAMS: ReadonlySet<string> = new Set(["websocket", "eventsource"]);
const OF_A_PERSON: ReadonlySet<PersonalDataKind> = new Set(["d_email", "d_phone", "d_identity", "d_health"]);

const onceByHost = (list: readonly Contact[]): Contact[] => [
  ...new Map(list.map((contact) => [contact.host, contact])).values(),
];

/**
 * Whoever is told by a stream who a visitor is, or by any request how to reach them, and stands in no table and not in
 * the policy, is a recipient unknown.
 */
function unknownVerdict(facts: WebsiteFacts, context: RuleContext): Verdict | null {
  const whole = policyText(facts);
  const unknown = COLLECTED_PASSES.flatMap((name) => {
    const pass = facts.passes[name];
    const stored = [...(pass?.cookies ?? []), ...(pass?.storage ?? [])].filter(({ shape }) => shape === "id");
    return sortContacts(facts, pass, context)
      .unknown.filter(({ host }) => !isNamedByHost(whole, host))
      .map((contact) => {
        const { host, requests } = contact;
        const streams =
          requests.some(({ resourceType }) => STREAMS.has(resourceType)) &&
          (requests.some(({ identifiers }) => (identifiers?.length ?? 0) > 0) ||
            stored.some(({ sharedWith }) => sharedWith?.includes(host)));
        const reaches = requests.some(({ identifiers = [] }) =>
          identifiers.some(({ kind }) => OF_A_PERSON.has(kind)),
        );
        return { contact, streams, reaches };
      });
  });
  const streamed = onceByHost(unknown.filter(({ streams }) => streams).map(({ contact }) => contact));
  const reached = onceByHost(unknown.filter(({ reaches }) => reaches).map(({ contact }) => contact));
  const told = onceByHost([...streamed, ...reached]);
  if (told.length === 0) return null;
  const evidence = [
    contactTable(told, say("Recipients not named", "未列明的接收方")),
    requestTable(reached),
  ].filter(({ total }) => total > 0);
  const reach = reached.length > 0 ? reachedSummary(facts, reached, context) : null;
  if (streamed.length === 0)
    return reach && (reach.unclear ? uncertain : potential)(reach.summary, { evidence });
  const names = listed(streamed.map(({ host }) => host));
  // What is unclear of another request takes nothing from what a stream tells.
  return potential(
    say(
      [
        `A stream tells a recipient that no table knows who a visitor is, and the policy does not name it: ${names.en}.`,
        ...(reach ? [reach.summary.en] : []),
      ].join(" "),
      [
        `通过数据流向未知接收方发送了可识别访客的标识，但政策未列明该接收方：${names.cn}。`,
        ...(reach ? [reach.summary.cn] : []),
      ].join(""),
    ),
    { evidence },
  );
}

/** What is to be said of those who are told how to reach a visitor, and whether the policy leaves it open. */
function reachedSummary(facts: WebsiteFacts, reached: readonly Contact[], context: RuleContext) {
  if (!readsLanguage(facts)) return { unclear: true, summary: UNREAD };
  const names = listed(reached.map(({ host }) => host));
  const known = contactsOf(facts, COLLECTED_PASSES, context).flatMap(({ vendor }) => vendor ?? []);
  // Suppliers of the site are a category, and whether this is one no text says.
  if (supplierQuote(policyText(facts), policyLanguage(facts) ?? "", known) !== null)
    return {
      unclear: true,
      summary: say(
        `The policy tells of suppliers of the site in general; whether ${names.en}, which is sent personal data, is meant could not be read.`,
        `政策仅笼统提到网站的供应商，未能识别是否包括接收个人信息的 ${names.cn}。`,
      ),
    };
  return {
    unclear: false,
    summary: say(
      `A recipient that no table knows is sent personal data, and the policy does not name it: ${names.en}.`,
      `未知接收方收到了个人信息，但政策未列明该接收方：${names.cn}。`,
    ),
  };
}

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

const disclosesTransfers = websiteRule({
  id: "web.policy.discloses-transfers",
  version: 12,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const flows = flowsOf(facts, context).filter(
      ({ status }) => status === "outside" || status === "conditional",
    );
    if (flows.length === 0) {
      if (context.territories.length === 0)
        return uncertain(say("No business territory is set for this object.", "此对象尚未设置业务地区。"));
      const unseen = unlessAcceptUnseen(facts);
      if (unseen) return unseen;
      return notApplicable(say("No flow that leaves the territory was seen.", "未发现流出业务地区的数据。"));
    }
    const regions = regionNames([...new Set(flows.flatMap(({ regions: list }) => list))].sort());
    const text = policyText(facts);
    const quote = transferQuote(text, policyLanguage(facts));
    const aside = quote === null ? asideQuote(text, policyLanguage(facts)) : null;
    const evidence = [
      table(
        "quotes",
        say("Transfers searched for in the policy", "在政策中查找的跨境提供内容"),
        ["found", "quote", "url", "policyText"],
        [
          {
            found: quote ? "found" : "not_found",
            quote: quote ?? aside,
            ...policyCells(facts),
          },
        ],
      ),
    ];
    if (quote)
      return passed(
        say(
          "The policy speaks of transfers to other countries.",
          "政策说明了向其他国家或地区提供数据的情况。",
        ),
        { evidence },
      );
    if (!readsLanguage(facts)) return uncertain(UNREAD, { evidence });
    if (aside !== null)
      return potential(
        say(
          `Data flows abroad, and the policy names other countries only in passing: ${regions.en}.`,
          `数据流向${regions.cn}，而政策仅顺带提及其他国家或地区。`,
        ),
        { evidence },
      );
    return failed(
      say(
        `Data flows abroad, and the policy says nothing of transfers: ${regions.en}.`,
        `数据流向${regions.cn}，但政策未说明跨境提供。`,
      ),
      { evidence },
    );
  },
});

export const policyTrafficRules: readonly Rule[] = [disclosesRecipients, disclosesTransfers];
