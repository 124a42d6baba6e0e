import type { LinkFact } from "../../facts/types.ts";
import { hostOf, siteOf } from "../../knowledge/domains.ts";
import { isOfAnother, PRIVACY_WORDS } from "../../knowledge/policy-words.ts";
import { vendorLookup } from "../../knowledge/vendors.ts";

const vendors = vendorLookup([]);
const MOST_POLICIES = 4;

/** How links to cookie notices read. */
const COOKIE_TEXT =
  /cookie (?:policy|notice|statement)|cookies? 政策|cookie声明|cookie-richtlinie|cookie-hinweis|politique (?:de|relative aux) cookies|gestion des cookies|política de cookies|informativa (?:sui )?cookie|cookie-?(?:szabályzat|tájékoztató)|zásady (?:používání )?cookies?|politica (?:de |privind )?cookie|cookie-?(?:politik|ohjelma|käytäntö|käytännöt)|retningslinjer for (?:cookies|informasjonskapsler)|informasjonskapsler|evästekäytän|πολιτική cookies?|çerez (?:politikası|bildirimi)|файлы? cookie|політика (?:щодо )?cookie|политика (?:за )?(?:бисквитки|cookie)|politika kolačića|piškotk|kebijakan cookie|chính sách cookie|سياسة ملفات تعريف الارتباط|מדיניות (?:עוגיות|קוקיז)|นโยบายคุกกี้|クッキーポリシー|쿠키 정책/i;
/** The bare word for cookies, which in a footer leads to what is told of them. */
const COOKIE_WORD =
  /^(?:(?:about|our|use of|all about|über|unsere|zu|à propos des|nos|les|sobre|sobre las|uso de|nuestras|acerca de|sui|uso dei|i nostri|os nossos|over|onze|o|informacje o|om|tietoa|o)\s)?(?:(?:the |die |los |las |i |de )?cookies?|cookie-k|cookie'?s|evästeet|evästeistä|kakor(?:na)?|sütik(?:ről)?|ciastecz\S{1,4}|plik\S{1,3} cookies?|soubor\S{1,2} cookies?|informasjonskapsler|vafrakökur|kolačići(?:ma)?|piškotki(?:h)?|бисквитки(?:те)?|файлы cookie|файли cookie|çerezler|küpsised|sīkdatnes|slapukai|galetes|クッキー|쿠키|คุกกี้|ملفات تعريف الارتباط|עוגיות)$/i;
const PRIVACY_PATH =
  /privacy|datenschutz|rodo(?:$|[/.-])|dsgvo|rgpd|lgpd|donnees-personnelles|dados-pessoais|datos-personales|persoonsgegevens|privacidad|privacidade|confidentialite|vie-privee|yinsi|gdpr|data-protection|confidentialitate|adatvedel|adatkezel|soukromi|osobni-udaj|ochrana-osobn|privatnost|zasebnost|personvern|privatliv|persondata|tietosuoja|integritet|prywatnosc|gizlilik|kvkk|privasi|bao-mat|privaatsus|privatum|privadesa/i;

/** Of a link that says no more than that word. */
const BARE = 0.5;

function scoreOf({ href, text, inFooter }: LinkFact): number {
  const path = URL.canParse(href) ? new URL(href).pathname : "";
  const said =
    (PRIVACY_WORDS.test(text) ? 4 : 0) + (COOKIE_TEXT.test(text) ? 2 : 0) + (PRIVACY_PATH.test(path) ? 2 : 0);
  // "Your privacy choices" and settings lead to controls, not to a policy.
  // What is sold as a biscuit is no notice: the bare word counts in a footer alone.
  const bare = said === 0 && inFooter && COOKIE_WORD.test(text.trim().replace(/\s+/g, " "));
  if (bare) return BARE;
  const control = /choices|settings|preferences|einstellungen|设置|設定|설정/i.test(text) ? 3 : 0;
  return said === 0 ? 0 : said - control + (inFooter ? 1 : 0);
}

/** An address without its mark: the page. */
export const withoutMark = (url: string) => url.split("#", 1)[0] ?? url;

/**
 * Links that lead to a policy, likeliest first, each address once. On the page itself its mark counts: it may name
 * the part that is the policy, and a link without one leads nowhere.
 */
export function policyLinks(links: readonly LinkFact[], pageUrl = ""): LinkFact[] {
  const best = new Map<string, { link: LinkFact; score: number }>();
  for (const link of links) {
    const score = scoreOf(link);
    const here = withoutMark(link.href) === withoutMark(pageUrl);
    if (here && !/#(?:!?\/)?[^/!]./.test(link.href)) continue;
    // The policy of a tool on the page is not the site's.
    if (siteOf(hostOf(link.href)) !== siteOf(hostOf(pageUrl)) && isOfAnother(link.href, vendors)) continue;
    const address = here ? link.href : withoutMark(link.href);
    if (score > 0 && score > (best.get(address)?.score ?? 0))
      best.set(address, { link: { ...link, href: address }, score });
  }
  // What is told of cookies belongs to a policy, and is none by itself.
  if ([...best.values()].every(({ score }) => score === BARE)) return [];
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_POLICIES)
    .map(({ link }) => link);
}
