import type { Territory } from "../../../vocabulary.ts";
import type { Rule, VendorCategory } from "../../types.ts";
import { table } from "../shared/evidence.ts";
import { COLLECTED_PASSES, flowsOf } from "../shared/flows.ts";
import { contactsOf, isIn, owners, TRACKING } from "../shared/parties.ts";
import { regionNames } from "../shared/regions.ts";
import { failed, notApplicable, passed, potential, uncertain, websiteRule } from "../shared/rule.ts";
import { contactTable } from "../shared/tables.ts";
import { counted, listed, say } from "../shared/words.ts";
import { unlessAcceptUnseen, unlessUnknown } from "../tracking/sightings.ts";
import { isSaid, policyLanguage, readsLanguage, wordsOf } from "./sections.ts";
import {
  asideQuote,
  hasNoPolicy,
  isNamed,
  policyText,
  quoteOf,
  readablePolicies,
  saidIn,
  transferQuote,
} from "./text.ts";

const UNREAD = say("The policy is in a language that is not read yet.", "暂无法读取该政策所用的语言。");

/** Territories whose law asks for the recipient’s name; elsewhere its category is enough. */
const NAMES_ASKED: ReadonlySet<Territory> = new Set(["CN", "KR"]);

/** The same in further languages. */
const MORE_CATEGORIES: Partial<Record<VendorCategory, RegExp>> = {
  analytics:
    /analitikai (szolgáltat|partner|eszköz)|(furnizor|partener|serviciu|instrument)\S{0,5} .{0,30}(analiz|analitic|statistic)|(poskytovatel|partner|nástroj|dodavatel|poskytovateľ|dodávateľ)\S{0,4} .{0,30}(anal[yý]|statisti|štatisti)|analytick\S{1,4} (služ|nástroj|partner|společnost|spoločnost)|analyse(partner|leverandør|tjeneste|værktøj|verktøy|udbyder)\S{0,3}|(leverandør|udbyder|partner|samarbejdspartner|samarbeidspartner)\S{0,3} .{0,30}(analyse|statistik|statistikk)|analytiikka\S{0,2}(palvelu|kumppan|toimittaj|työkalu)|(palveluntarjoaj|kumppan|toimittaj)\S{0,4} .{0,30}(analytiik|tilasto)|(πάροχ|συνεργάτ|υπηρεσί)\S{0,3} .{0,30}(αναλυτικ|ανάλυσ|στατιστικ)|analiz (hizmet|sağlayıcı|şirket|araç|ortak)|(сервис|поставщик|партн[её]р|компани)\S{0,4} .{0,30}(аналитик|статистик)|(сервіс|постачальник|партнер|компані)\S{0,4} .{0,30}(аналітик|статистик)|(доставчи|партньор|услуг|фирм)\S{0,4} .{0,30}(анализ|статистик)|(pružatelj|partner|uslug|alat|ponudnik|storit)\S{0,4} .{0,30}(analiti|statisti)|analitičk\S{1,3} (alat|uslug|partner)|(nhà cung cấp|dịch vụ|đối tác|công cụ) .{0,30}(phân tích|thống kê)|(penyedia|layanan|mitra|alat) .{0,30}(analisis|analitik|statistik)|(proveïdor|soci|eina|servei)\S{0,3} .{0,30}(analític|estadístic)/i,
  advertising:
    /(hirdetés|reklám)\S{0,8} (partner|hálózat|szolgáltat)|hirdető(k|partner)|(rețe|partener|furnizor|agenți)\S{0,5} .{0,20}(publicit|de reclam)|reklamn\S{1,3} (s[ií]t|partner|společnost|spoločnost)|(annonce|reklame)(netværk|nettverk|partner)\S{0,3}|annoncører|annonsører|mainos(verkosto|kumppan|taj)\S{0,4}|διαφημιστικ\S{1,3} (δίκτυ|εταιρε|συνεργ)|διαφημιζόμεν|reklam (ağ|ortak|veren|şirket)|рекламн\S{1,3} (сет|партн|плат|компани|мереж)|рекламодател|рекламодав|oglašivač|oglaševal|oglasn\S{1,3} (mrež|partner)|reklamn\S{1,2} (mrež|partner)|(mạng|đối tác|nhà) quảng cáo|(jaringan|mitra|penyedia) (iklan|periklanan)|pengiklan|xarxes publicit|anunciants/i,
};

/** Who advertises is no recipient where nothing is said to be given to them. */
const ADVERTISERS =
  /advertisers|werbetreibende\w?|annonceurs|anunciantes|inserzionisti|adverteerders|reklamodawc\p{L}{1,3}|annonsörer\p{L}{0,2}|annoncører|広告主|广告主|광고주/giu;
const GIVEN =
  /shar|disclos|giv|pass|provid|send|sent|receiv|recipient|partner|\bwith\b|teilen|weiter|empfäng|übermitt|partag|transm|communiqu|destinat|comp|ced|comunic|condivi|partilh|del(?:en|ing)|verstrek|ontvang|przekaz|udostęp|odbior|delar|lämna|mottag|videregiv|提供|共有|委託|共享|제공|공유/iu;
const withoutBystanders = (text: string): string =>
  text
    .split("\n")
    .map((line) => (line.length < 60 || GIVEN.test(line) ? line : line.replace(ADVERTISERS, " ")))
    .join("\n");

/** The sentence that tells of recipients of a kind. Who runs a social network sells advertisements by its pixel. */
const categoryQuote = (text: string, kind: VendorCategory): string | null =>
  [
    CATEGORIES[kind],
    MORE_CATEGORIES[kind],
    ...(kind === "social" ? [CATEGORIES.advertising, MORE_CATEGORIES.advertising] : []),
  ]
    .map((words) => (words ? quoteOf(withoutBystanders(text), words) : null))
    .find((quote) => quote !== null) ?? null;

/** How policies call the categories of recipients. */
const CATEGORIES: Partial<Record<VendorCategory, RegExp>> = {
  analytics:
    /(web ?analytics|analytics (provider|service|partner|compan|tool|vendor)|(provider|service|partner|compan)\w{0,12} .{0,40}(analytic|statistic|measure)|measure(ment)? (the )?(audience|visits|use|traffic)|analyse (how|the use)|webanalyse|analyse-?(dienst|anbieter|tool|partner)|(dienstleister|anbieter) .{0,40}(analyse|statistik|reichweite)|prestataires? .{0,40}(analyse|mesure|statistique)|mesure d['’]audience|anal[ií]tica|an[áa]lisis (web|de uso)|proveedores? .{0,40}(an[áa]li|estad|medici)|medici[oó]n de (la )?(audiencia|uso|visitas)|fornitor\w{0,12} .{0,40}(anali|statist|misura)|misura\w{0,6} .{0,12}(audience|visite|traffico)|messung .{0,30}(reichweite|nutzung|besuch)|(dienstleister|anbieter) .{0,40}messung|(fornecedor|prestador|parceiro)\w{0,3} .{0,40}(an[áa]li|estat|mensura|medi[çc])|(leverancier|dienstverlener|partner|partij)\w{0,3} .{0,40}(analy|statisti|meting|meten)|(dostawc|partner|podmiot)\S{0,4} .{0,40}(anali|statyst|pomiar)|(leverantör|partner|tjänst)\S{0,4} .{0,40}(analys|statisti|mätning)|解析(会社|業者|サービス)|計測(会社|事業者|サービス)|strumenti di analisi|an[áa]lise (de uso|web)|analysediensten|统计(服务|分析)|数据分析|アクセス解析|분석 (서비스|업체))/i,
  advertising:
    /(advertis(ing|ers?|ement)|ad)[ -]?(networks?|partners?|compan|providers?|platforms?|vendors?)|(partner|provider|compan|network)\w{0,12} .{0,40}(advertis|\bads\b|marketing)|advertisers|werbe(partner|netzwerk|anbieter|dienst|treibende)|(partner|dienstleister|anbieter) .{0,40}werbung|(régies?|partenaires?|réseaux?) publicitaires?|annonceurs|(socios|redes|empresas|proveedores) (publicitari|de publicidad)|anunciantes|(partner|reti|fornitor\w{0,12}) (pubblicitari|di pubblicità)|inserzionisti|(parceiros|redes) (publicit|de publicidade)|anunciantes|advertentie(netwerk|partner)|adverteerders|(partner|sieć|sieci|firm)\S{0,3} reklamow|reklamodawc|annons(nätverk|partner|ör)|annonsörer|广告(商|主|联盟|合作|平台|服务)|広告(主|配信|会社|ネットワーク)|광고(주| 업체| 네트워크| 플랫폼)/i,
  social:
    /social (media|network)\w{0,12}|sozial\w{0,12} (netzwerk|medien)|réseaux sociaux|redes sociales|redes sociais|social network|sociale media|社交(媒体|网络|平台)|ソーシャル(メディア|ネットワーク)|sns|소셜/i,
  marketing:
    /marketing[ -]?(partner|provider|platform|service|automation|tool|compan|dienst|anbieter)|(e-?mail|newsletter) (service|provider|platform|delivery)|(partner|provider|prestataire|proveedor|fornitor)\w{0,12} .{0,40}marketing|werbe|营销|マーケティング|마케팅/i,
  session_replay:
    /session (replay|recording)|record(s|ing)? (of )?(your|the|mouse|visits|sessions)|(provider|service|tool)\w{0,12} .{0,50}(record|replay|heat ?map)|heat ?maps?|sitzungsaufzeichnung|aufzeichnung .{0,30}(sitzung|besuch|maus)|enregistrement .{0,20}session|grabaci[oó]n .{0,20}sesi|registrazione .{0,20}session|会话(录制|回放)|セッション(記録|リプレイ)/i,
};

const NO_POLICY = say("There is no privacy policy to read.", "没有可读取的隐私政策。");

const disclosesRecipients = websiteRule({
  id: "web.policy.discloses-recipients",
  version: 13,
  level: "medium",
  needs: ["base", "policy"],
  notApplicable: (facts) => (hasNoPolicy(facts) ? NO_POLICY : null),
  evaluate(facts, context) {
    const seen = contactsOf(facts, COLLECTED_PASSES, context).filter(isIn(TRACKING));
    if (seen.length === 0) {
      return (
        unlessUnknown(facts, context) ??
        unlessAcceptUnseen(facts) ??
        notApplicable(
          say("No vendor that a policy would have to name was seen.", "未发现政策需要列明的第三方。"),
        )
      );
    }
    const whole = policyText(facts);
    const text = saidIn(whole, policyLanguage(facts));
    const read = readsLanguage(facts);
    const unnamed = seen.filter(({ vendor }) => vendor && !isNamed(text, vendor));
    if (unnamed.length === 0) {
      return passed(
        say(
          `The policy names ${counted(owners(seen).length, "tracker", "trackers")} seen in traffic.`,
          `流量中出现的 ${owners(seen).length} 个跟踪器均已在政策中列明。`,
        ),
        { evidence: [contactTable(seen)] },
      );
    }
    const kinds = [...new Set(unnamed.map(({ vendor }) => vendor?.category ?? "unknown"))];
    const quotes = kinds.map((kind) => ({ kind, quote: categoryQuote(text, kind) }));
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
        ["category", "found", "quote", "url"],
        quotes.map(({ kind, quote }) => ({
          category: kind,
          found: quote ? "found" : "not_found",
          quote,
          url: readablePolicies(facts)[0]?.url ?? null,
        })),
      ),
    ];
    if (!asksNames && quotes.every(({ quote }) => quote !== null)) {
      return passed(
        say(
          "The policy tells the categories of the recipients seen in traffic.",
          "政策说明了流量中出现的接收方的类别。",
        ),
        { evidence },
      );
    }
    if (!read) return uncertain(UNREAD, { evidence });
    const language = policyLanguage(facts) ?? "";
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

const disclosesTransfers = websiteRule({
  id: "web.policy.discloses-transfers",
  version: 10,
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
        ["found", "quote", "url"],
        [
          {
            found: quote ? "found" : "not_found",
            quote: quote ?? aside,
            url: readablePolicies(facts)[0]?.url ?? null,
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
