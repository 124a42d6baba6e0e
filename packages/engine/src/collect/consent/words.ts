import type { BannerFact } from "../../facts/types.ts";
import { withoutAccents } from "../../knowledge/letters.ts";
import { refusesForMoney } from "../../knowledge/paid.ts";
import { ANSWERS_NO, ANSWERS_YES, NO, SOFTLY, YES } from "./answer-words.ts";
import { bannerWords } from "./banner-words.ts";
import { forbids } from "./forbidding-words.ts";
import { takesSelection } from "./selection-words.ts";
import { goesWithout } from "./without-words.ts";

export type ButtonKind = BannerFact["buttons"][number]["kind"];

/** A question that speaks of being followed and of advertising, and names neither cookies nor consent. */
export const WITH_ADS =
  "(?<!\\S)(?:(?:with|without) (?:\\w{1,12} ){0,2}(?:ads|advertis|tracking)|ads? and tracking|tracking and ads?|personali[sz]ed ads|(?:mit|ohne) (?:\\S{1,20} ){0,2}(?:werbung|anzeigen|werbetracking|tracking)|werbung und tracking|(?:avec|sans) (?:\\S{1,12} ){0,2}(?:publicit|pub |suivi|traçage|pistage)|publicités? (?:personnalisée|ciblée)|(?:con|sin) (?:\\S{1,12} ){0,2}(?:publicidad|anuncios|rastreo|seguimiento)|(?:con|senza) (?:\\S{1,12} ){0,2}(?:pubblicit|tracciamento|profilazione)|(?:com|sem) (?:\\S{1,12} ){0,2}(?:publicidade|anúncios|rastreamento|rastreio)|(?:met|zonder) (?:\\S{1,14} ){0,2}(?:advertenties|reclame|tracking)|(?:z|bez) (?:\\S{1,14} ){0,2}(?:reklam|śledzeni|sledován|reklám)|(?:med|utan|uten|uden) (?:\\S{1,14} ){0,2}(?:annons|reklam|spårning|sporing)|(?:ilman|kohdennet\\S{1,4}) (?:\\S{1,14} ){0,1}(?:mainok|seurant)|(?:personlig|anpassad|tilpasse)\\S{0,4} (?:annons|reklam)|(?:без|с|з) (?:\\S{1,14} ){0,2}(?:реклам|отслежив|відстежен)|(?:с|без) (?:реклам|проследяван)|(?:με|χωρίς) (?:διαφημ|παρακολούθ)|(?:reklamlı|reklamsız))|广告(?:和|及|与)?(?:跟踪|追踪)|无广告|広告(?:と|や)?(?:追跡|トラッキング|あり|なし)|광고 (?:없이|와 추적|및 추적)";

/** Source of the pattern that a banner's text matches. */
export const TOPIC_SOURCE = `${bannerWords("topic")}|${WITH_ADS}`;

/** Links to a notice are no choice, whatever words they hold. */
const NOTICE_WORDS =
  "polic(?:y|ies)|notice|statement|richtlinie|datenschutzerklärung|privacyverklaring|cookiebeleid|polityka|integritetspolicy|impressum|politique|mentions|política|aviso|informativa|政策|声明|聲明|ポリシー|방침|terms|conditions";

const patterns = {
  reject: new RegExp(withoutAccents([bannerWords("reject"), NO, SOFTLY].join("|")), "i"),
  save: new RegExp(withoutAccents(bannerWords("save")), "i"),
  accept: new RegExp(withoutAccents([bannerWords("accept"), YES].join("|")), "i"),
  settings: new RegExp(withoutAccents(bannerWords("settings")), "i"),
  notice: new RegExp(withoutAccents(NOTICE_WORDS), "i"),
};

/** "This or that", of which a banner makes one button: it leads on to both. */
const OR =
  /\s(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i|eller|och|og|tai|ja|nebo|a|vagy|sau|ili|ali|și|или|і|або|ή|veya)\s|\s?[/&+]\s?|または|或/i;

/** Does it name settings on one side of "or" and a refusal on the other? */
function isEither(text: string): boolean {
  const parts = text.split(OR);
  return (
    parts.length > 1 &&
    parts.some((part) => patterns.settings.test(part) && !patterns.reject.test(part)) &&
    parts.some((part) => patterns.reject.test(part))
  );
}

const CLOSE =
  /^(?:[×✕✖xX]|close|dismiss|schließen|zavřít|zavrit|zavriet|luk|lukk|stäng|stang|sulje|bezár|bezar|inchide|închide|zatvori|zapri|κλείσιμο|κλεισιμο|затвори|закрыть|закрити|kapat|fermer|cerrar|chiudi|fechar|关闭|關閉|閉じる|닫기)$/i;

/** What a banner's button does, by its words. Refusals first: many of them contain the word for accepting. */
export function kindOfButton(rawText: string): ButtonKind {
  const text = withoutAccents(rawText.trim().replace(/\s+/g, " ").toLowerCase());
  if (!text || text.length > 80) return "other";
  if (CLOSE.test(text)) return "close";
  // Takes what is ticked, which may be nothing: it neither agrees nor refuses by itself.
  if (takesSelection(text)) return "other";
  if (ANSWERS_NO.test(text) && patterns.settings.test(text)) return "settings";
  if (patterns.reject.test(text) && isEither(text)) return "settings";
  if (patterns.reject.test(text) || ANSWERS_NO.test(text) || forbids(text) || goesWithout(text))
    return refusesForMoney(rawText) ? "other" : "reject";
  if (ANSWERS_YES.test(text)) return "accept";
  if (patterns.notice.test(text)) return "other";
  if (patterns.save.test(text) && !patterns.accept.test(text)) return "other";
  if (patterns.settings.test(text) && !/(?:accept|agree|allow) all|alle akzeptieren|全部/i.test(text))
    return "settings";
  if (patterns.accept.test(text)) return "accept";
  return "other";
}

/** Agrees to something, whatever it is. */
export const agrees = (text: string): boolean => patterns.accept.test(withoutAccents(text.toLowerCase()));

/** Leads to something to read. */
export const isLink = (text: string): boolean => patterns.notice.test(withoutAccents(text.toLowerCase()));

/** Keeps the choices of a second layer, where nothing is switched on beforehand. */
export const isSaveButton = (text: string): boolean =>
  (takesSelection(text) || patterns.save.test(withoutAccents(text.toLowerCase()))) &&
  kindOfButton(text) !== "settings";
