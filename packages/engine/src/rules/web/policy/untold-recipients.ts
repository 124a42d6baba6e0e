import type { RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import type { PersonalDataKind } from "../../../vocabulary.ts";
import type { RuleContext, Verdict } from "../../types.ts";
import { COLLECTED_PASSES } from "../shared/flows.ts";
import { type Contact, contactsOf, owners } from "../shared/parties.ts";
import { potential, uncertain } from "../shared/rule.ts";
import { contactTable, requestTable } from "../shared/tables.ts";
import { sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { unknownReceivers } from "../tracking/sightings.ts";
import { untoldTools } from "./embedded-tools.ts";
import { isNamedByHost } from "./names.ts";
import { UNREAD } from "./nothing-read.ts";
import { supplierQuote } from "./recipients.ts";
import { policyLanguage, readsLanguage } from "./sections.ts";
import { policyText, saidIn } from "./text.ts";

/** What keeps a policy from passing that tells of every tracker seen: others get data too. */
export const untoldVerdict = (facts: WebsiteFacts, context: RuleContext): Verdict | null =>
  toolsVerdict(facts, context) ?? unknownVerdict(facts, context) ?? sentVerdict(facts, context);

/** Who runs embedded tools that know a visitor again gets data, as any recipient does. */
function toolsVerdict(facts: WebsiteFacts, context: RuleContext): Verdict | null {
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

const isSilentStream = ({ resourceType, body }: RequestFact): boolean =>
  STREAMS.has(resourceType) && body === null;

/** Whether a host that no table knows, is sent data and stands not in the policy had to stand there, a person decides. */
function sentVerdict(facts: WebsiteFacts, context: RuleContext): Verdict | null {
  const stated = saidIn(policyText(facts), policyLanguage(facts));
  const sent = unknownReceivers(facts, context).filter(
    ({ host, requests }) => !requests.every(isSilentStream) && !isNamedByHost(stated, host),
  );
  if (sent.length === 0) return null;
  const names = listed(sent.map(({ host }) => host));
  return uncertain(
    say(
      `${counted(sent.length, "host that no table knows is", "hosts that no table knows are")} sent data, and the policy does not name ${sent.length === 1 ? "it" : "them"}: ${names.en}.`,
      `${sent.length} 个未知主机收到数据，但政策未列明：${names.cn}。`,
    ),
    { evidence: [contactTable(sent), requestTable(sent)] },
  );
}
