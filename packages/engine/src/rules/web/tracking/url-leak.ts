import type { RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, isFirstParty, owners } from "../shared/parties.ts";
import { decoded } from "../shared/personal-data.ts";
import { failed, NOT_RECORDED, notApplicable, passed, potential, websiteRule } from "../shared/rule.ts";
import { sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { PHASES, unlessAcceptUnseen } from "./sightings.ts";

/** Subjects whose readers tell of themselves: illness, sex, belief, money, law, flight. Tried against a decoded path. */
const SENSITIVE_PATH: readonly RegExp[] = [
  /hiv|aids\b|cancer|oncolog|depress|anxiety|bipolar|disorder|schizo|autis|adhd|trauma|suicid|self-harm|therap|counsel|addict|rehab|alcohol|overdose|psych|mental|diabet|\bstd|\bsti\b|herpes|sexual|erectile|pregnan|abortion|miscarr|fertility|contracep|menopaus|lgbt|\bgay\b|transgender|debt|bankrupt|loan|divorce|domestic-(?:abuse|violence)|criminal|religio|church|mosque|synagog|asylum|immigra/i,
  // Illnesses by the stems that many languages share.
  /hepatit|(?:c|z)[iy]rr?ho[sz]|epileps|epilepsi|parkinson|alzheimer|dement?ia\b|demenz|d[eé]mence|multiple-s[ck]ler|scl[eé]rose-en|arthriti|artritis|psorias|anore[xk]i|bulimi|migraine|migr[aä]ne|migraña|emicrania|tuber[ck]ulos|s[yií]phili|s[ií]fili|gonorr|chlamyd|clamidi|leuk(?:ae|ä|e)mi|leucemi|l[yi]m(?:f|ph)om|\btumou?r|tumeur|chemother|chimioth|quimioter|chemioter|prostat|endometri|obesi|adiposi|crohn|infertil|\bliver\b|\brenal\b|dialys|palliativ|hospice|palliatif/i,
  /гепатит|эпилепс|епілепс|диабет|діабет|шизофрен|туберкул|сифилис|ηπατίτ|διαβήτ|καρκίν|κατάθλιψ|εγκυμοσ|kanser|hamile|depresyon|rakovin|t[eě]hoten|potrat|daganat|terhess|糖尿|肝炎|精神科|不妊|不孕|性病|がん|당뇨|간염|정신과|불임|سرطان|اكتئاب|סרטן|היריון|דיכאון|มะเร็ง|ตั้งครรภ์|ซึมเศร้า|ung-thu|tram-cam/i,
  /krebs|krankheit|sucht|angstst|psychi|schwanger|abtreib|insolven|schulden|scheidung|asyl|kinderwunsch/i,
  /cancer|addiction|d[eé]pend|sida|vih|enceinte|grossesse|avortement|ivg\b|surendett|divorce|d[eé]pression/i,
  /depresi|ansiedad|adicci|embaraz|aborto|deudas|divorcio|depression[ei]|dipendenz|gravidanz|debiti|depress[aã]o|ansiedade|v[ií]cio|gravidez|d[ií]vida/i,
  /kanker|verslav|zwanger|schulden|abortus|depresj|uzale[zż]n|ci[aą][zż]|aborcj|d[lł]ug|rak-|cancer|missbruk|gravid|abort|skuld/i,
  /депресс|депрес|зависимост|беремен|вагіт|аборт|рак-|онколог|долг|борг/i,
  /怀孕|懷孕|抑郁|憂鬱|艾滋|愛滋|癌|债务|債務|离婚|うつ|妊娠|中絶|依存症|債務|離婚|우울|임신|낙태|중독|이혼|암-/i,
];

/** Path of an address as its words are written. */
const wordsOfPath = (address: string) => decoded(new URL(address).pathname);

/** Characters of a body that are looked at. */
const MOST = 4_000;
/** An address of a page, wherever it stands in what is sent. */
const ADDRESS = /https?:\/\/[^\s"'<>\\,;)}\]]{4,500}/g;

interface Leak {
  contact: Contact;
  request: RequestFact;
  address: string;
  personal: boolean;
}

/** Addresses of the site's own pages that a request tells, in its fields or as the page it came from. */
function leaksOf(facts: WebsiteFacts, contact: Contact): Leak[] {
  return contact.requests.flatMap((request) => {
    const query = request.url.split("?").slice(1).join("?").split("#")[0] ?? "";
    const sent = [...query.split("&"), ...(request.body ?? "").slice(0, MOST).split("&")];
    const told = sent
      .flatMap((part) => decoded(decoded(part)).match(ADDRESS) ?? [])
      .filter((value) => isFirstParty(facts, hostOf(value)));
    const addresses = [...new Set([...told, ...(request.referrer ? [request.referrer] : [])])];
    return addresses.map((address) => ({
      contact,
      request,
      address,
      personal:
        address.includes("•") ||
        /[?&](?:e?mail|phone|name|user(?:name)?|token|session(?:id)?|reset|order(?:id)?)=./i.test(address),
    }));
  });
}

/** An address of a page can say who reads it and what about. */
export const addressLeaks = websiteRule({
  id: "web.tracking.url-leak",
  version: 3,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    if (facts.passes.base?.pages === undefined) return NOT_RECORDED;
    const others = PHASES.flatMap(([name, phase]) => {
      const { trackers, unknown } = sortContacts(facts, facts.passes[name], context);
      return [...trackers, ...unknown].map((contact) => ({ contact, phase }));
    });
    if (others.length === 0)
      return (
        unlessAcceptUnseen(facts) ??
        notApplicable(say("No tracker and no unknown host is contacted.", "没有连接跟踪器或未知主机。"))
      );
    const leaks = others.flatMap(({ contact, phase }) =>
      leaksOf(facts, contact).map((leak) => ({ ...leak, phase })),
    );
    const personal = leaks.filter((leak) => leak.personal);
    const sensitive = leaks.filter(({ address }) =>
      SENSITIVE_PATH.some((words) => words.test(wordsOfPath(address))),
    );
    const rowsOf = (list: typeof leaks) => [
      table(
        "leaks",
        say("Page addresses told to others", "告知他人的页面地址"),
        ["owner", "host", "phase", "page", "url", "atMs"],
        list.map(({ contact, request, address, phase }) => ({
          owner: contact.vendor?.name ?? null,
          host: contact.host,
          phase,
          page: address,
          url: request.url,
          atMs: request.atMs,
        })),
      ),
    ];
    if (personal.length > 0) {
      const names = listed(owners(personal.map(({ contact }) => contact)));
      return failed(
        say(
          `Addresses of pages with personal data or tokens in them are told to ${names.en}.`,
          `含有个人信息或令牌的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(personal) },
      );
    }
    if (sensitive.length > 0) {
      const names = listed(owners(sensitive.map(({ contact }) => contact)));
      return potential(
        say(
          `Addresses that tell of sensitive subjects are told to ${names.en}.`,
          `涉及敏感主题的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(sensitive) },
      );
    }
    return (
      unlessAcceptUnseen(facts) ??
      passed(
        say(
          `No page address with personal data is told to the ${counted(owners(others.map(({ contact }) => contact)).length, "tracker or unknown host", "trackers or unknown hosts")} seen.`,
          "没有将含有个人信息的页面地址告知所见的跟踪器或未知主机。",
        ),
      )
    );
  },
});
