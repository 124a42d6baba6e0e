import { getDomain } from "tldts";
import type { LinkFact, PageFact } from "../../facts/types.ts";
import { childSections } from "../../knowledge/child-sections.ts";
import { tellsSensitive } from "../../knowledge/sensitive.ts";

export interface NextPage {
  url: string;
  kind: PageFact["kind"];
  /** Words of what is pressed on the page at `url`, where no address leads on. */
  press?: string;
}

const KINDS: readonly (readonly [PageFact["kind"], RegExp])[] = [
  [
    "product",
    /\/(?:products?|produkte?|produits?|productos?|prodotti|item|artikel|p|dp|shop|store|goods|detail|kategorie|category|collections?)\/|商品|产品|製品|상품/i,
  ],
  [
    "article",
    /\/(?:blog|news|articles?|posts?|stories|magazin|aktuelles|actualites|noticias|notizie|press|20\d\d)\/|新闻|文章|ニュース|기사/i,
  ],
  [
    "contact",
    /contact|kontakt|contacto|contatt|contato|support|help(?:desk)?$|impressum|联系|聯絡|お問い合わせ|問合|문의/i,
  ],
  [
    "sign_up",
    /appointment|book(?:ing)?(?:-|$|\b)|questionnaire|intake|apply|application|quote|termin|anamnes|fragebogen|formular|bewerb|angebot|rendez-?vous|formulaire|devis|cita\b|reserv|formulario|solicitud|presupuesto|prenot|modulo|afspraak|formulier|wizyt|formularz|boka|bestil-tid|ajanvaraus|objedna|予約|申込|예약|신청|预约|申请|sign-?up|register|registr|subscribe|newsletter|join|account|login|sign-?in|anmeld|inscri|iscri|checkout|warenkorb|basket|cart|注册|登录|订阅|会員登録|회원가입/i,
  ],
];
/** More of what one signs up for: gifts, membership, study, volunteering, credit, reports and complaints, by language. */
const GIVES_OF_ONESELF =
  /\bdonat|\bdonor|\bdons?\b|\bspenden?\b|doneer|doneren|doação|doacao|\bdoar\b|\bdonar\b|\bdonaci|\bdonazion|darowizn|wesprzyj|\bskänk|\bskank|\bgåva|støt-os|\bstøtt|lahjoit|bağış|bagis|adomány|adomany|doneaz|пожертв|δωρε|捐|寄付|寄附|기부|후원|दान|\bmember(?:ship)?\b|mitglied|adhér|adher(?:er|ez|sion)|lidmaatschap|lid-worden|członk|czlonk|medlem|jäseneksi|jaseneksi|uyelik|üye ol|\btag(?:felvétel|felvetel)|enrol|admission|matr[ií]cul|inschrijv|\bzapis|anmäl|ansök|ansok|tilmeld|påmeld|pamelding|ilmoittaud|başvur|basvur|randevu|заявк|запис|daftar|đăng ký|dang-ky|volunteer|freiwillig|ehrenamt|bénévol|benevol|voluntari|vrijwillig|wolontari|get-?started|simul(?:a|e|ad)|kreditrechner|complain|reclama|réclamation|\bskarg|report-(?:a|an|it)|whistle|爆料|投诉|投訴|举报|舉報|反馈|报名|報名|제보|신고|상담|접수|가입|相談|応募|入会|ร้องเรียน|บริจาค|تبرع|تسجيل|תרומה|הצטרפ|शिकायत|पंजीकरण/i;
/** What no visit goes to: it would do something, or is no page. */
export const NEVER =
  /log-?out|sign-?out|abmeld|deconnexion|\.(?:pdf|zip|jpe?g|png|gif|webp|mp4|mp3|docx?|xlsx?|csv|xml|ics|apk|dmg|exe)(?:$|\?)|delete|remove|unsubscribe|add-to-cart|wp-admin|\/feed\/?$/i;
/** What tells of law and not of the site. */
export const LEGAL =
  /privacy|datenschutz|privacid|confidential|cookie|terms|agb|impressum|legal|imprint|隐私|条款|プライバシー|개인정보/i;

/** What kind of page words promise that stand on a control; null where they tell none. */
export function kindOfWords(words: string): PageFact["kind"] | null {
  const told = `/${words.toLowerCase().replace(/\s+/g, "-")}/ ${words}`;
  if (GIVES_OF_ONESELF.test(words)) return "sign_up";
  return KINDS.find(([, pattern]) => pattern.test(told))?.[0] ?? null;
}

/** The part of an address that an application of one page draws by script. */
export const ROUTE = /#!?\/[^/]/;

/** Pages likely to ask for something that are looked into, to tell which asks for most: in all, and to get in touch. */
const MOST_LIKELY = 6;
const MOST_CONTACTS = 2;

/** Of likely pages and others, where a person is asked for most; see `mostAsking`. */
export type Peek = (likely: readonly string[], others: readonly string[]) => Promise<string | null>;

/**
 * Two more pages to visit, and a third where a part of the site is for children: one of what the site offers, of a subject
 * that tells of its readers where there is one, and one where it asks for something. Always the same ones. Words tell
 * which; of several that they tell, `peek` finds the one that asks for most, and where none asks for anything another
 * that does.
 */
export async function morePages(
  start: string,
  links: readonly LinkFact[],
  peek: Peek = async ([likely]) => likely ?? null,
): Promise<NextPage[]> {
  const site = getDomain(new URL(start).hostname, { allowPrivateDomains: true }) ?? new URL(start).hostname;
  // A route that a script draws stands behind the mark; everything else there is a place on the page.
  const address = (url: string) => (ROUTE.test(url) ? url : (url.split("#", 1)[0] ?? url));
  const pathOf = (href: string) => {
    const { pathname, hash } = new URL(href);
    return ROUTE.test(hash) ? hash.replace(/^#!?/, "") : pathname;
  };
  const wordsOf = (href: string) => {
    try {
      return decodeURIComponent(pathOf(href));
    } catch {
      return pathOf(href);
    }
  };
  const own = links.filter(({ href }) => {
    if (!URL.canParse(href) || address(href) === address(start) || NEVER.test(href) || href.includes("•"))
      return false;
    const { hostname } = new URL(href);
    return (getDomain(hostname, { allowPrivateDomains: true }) ?? hostname) === site;
  });
  const ofKinds = (kinds: readonly PageFact["kind"][]): NextPage[] => {
    const found = new Map<string, NextPage>();
    for (const kind of kinds) {
      const pattern = KINDS.find(([name]) => name === kind)?.[1];
      for (const { href, text } of own) {
        const url = address(href);
        const patterns = kind === "sign_up" ? [pattern, GIVES_OF_ONESELF] : [pattern];
        const tells = patterns.some(
          (one) =>
            one?.test(wordsOf(href)) || one?.test(pathOf(href)) || (text.length < 40 && one?.test(text)),
        );
        if (tells && !found.has(url)) found.set(url, { url, kind });
      }
    }
    return [...found.values()];
  };
  const plain = own
    .filter(({ href, text }) => !LEGAL.test(`${href} ${text}`) && pathOf(href) !== "/")
    .map(({ href }) => address(href));
  // What tells most of who reads it is looked at first: who is told that address is told of an illness, or of debts.
  const telling = own.find(
    ({ href, text }) => tellsSensitive(wordsOf(href)) && !LEGAL.test(`${href} ${text}`),
  );
  const offered: NextPage | null = telling
    ? { url: address(telling.href), kind: "article" }
    : (ofKinds(["product", "article"])[0] ?? null);
  // Many links lead to help and contact: what one signs up for is not to be left out for them.
  const contacts = ofKinds(["contact"]).slice(0, MOST_CONTACTS);
  const others = ofKinds(["sign_up"]).filter(({ url }) => !contacts.some((contact) => contact.url === url));
  const likely = [...contacts, ...others].slice(0, MOST_LIKELY);
  const readable = plain.filter((url) => !ROUTE.test(url));
  const [mostLikely] = likely;
  const documents = likely.map(({ url }) => url).filter((url) => !ROUTE.test(url));
  const asking = mostLikely && ROUTE.test(mostLikely.url) ? mostLikely.url : await peek(documents, readable);
  const kind = likely.find(({ url }) => url === asking)?.kind ?? "other";
  const asked = asking === null ? null : { url: asking, kind };
  const chosen = [offered, asked].filter((page) => page !== null) as NextPage[];
  while (chosen.length < 2) {
    const other = plain.find((one) => !chosen.some(({ url }) => url === one));
    if (other === undefined) break;
    chosen.push({ url: other, kind: "other" });
  }
  const [section] = childSections(own);
  const more: NextPage[] = section ? [{ url: address(section.href), kind: "other" }] : [];
  return [...new Map([...chosen.slice(0, 2), ...more].map((page) => [page.url, page])).values()];
}
