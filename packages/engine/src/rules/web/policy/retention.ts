import { type Answer, answersOf } from "./answers.ts";
import { COOKIES } from "./cookie-words.ts";
import { COOKIE_NAME, DATA } from "./data-words.ts";
import { GOES_OR_STAYS, KEPT } from "./kept-words.ts";
import { wishesIn } from "./plain-wishes.ts";
import { RIGHTS_BY_ROLE } from "./rights.ts";
import { isSaid, wordsOf } from "./sections.ts";
import { statementsOf } from "./statements.ts";
import { sentencesOf } from "./text.ts";

/** As long as it takes, which holds for all data: no term, and nothing to tell one by (WP260 rev.01, annex). */
const NECESSARY =
  /necess|needed|erforderlich|notwendig|benötig|(?:zweck|zwecke) .{0,40}(?:entfällt|entfallen|erreicht|erfüllt)|nécess|necesari|necessári|richiesto dall|nodig|noodzakelijk|niezbędn|potrzebn|konieczn|nödvänd|nødvend|tarpeen|tarpeelli|nezbytn|potřebn|nevyhnutn|potrebn|szükség|necesar|απαραίτητ|αναγκαί|gerekli|gerektir|необходим|необхідн|потрібн|cần thiết|diperlukan|必要|所需|필요|ضروري|لازم|आवश्यक/iu;
/** A term, or an event that ends it. */
const TERM =
  /[\p{Nd}〇一二三四五六七八九十]\s?(?:年|个月|個月|か月|ヶ月|日|天)|\p{Nd}|(?<!\p{L})(?:years?|months?|weeks?|days?|jahre?n?|monate?n?|wochen?|tagen?|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?|ann[oi]|mes[ei]|giorn[oi]|settiman[ae]|anos?|dias?|jaar|maand(?:en)?|dagen|weken|lat[a]?|roku?|miesi\p{L}{1,4}|dni|år|månad\p{L}{0,3}|måned\p{L}{0,3}|dagar|dage|vuo\p{L}{1,4}|kuukau\p{L}{1,4}|let|měsíc\p{L}{0,3}|év\p{L}{0,3}|hónap\p{L}{0,3}|nap\p{L}{0,3}|ani|luni|zile|έτη|έτος|χρόνια|μήνες|yıl|ay|gün|лет|года?|месяц\p{L}{0,3}|рок\p{L}{0,3}|місяц\p{L}{0,3}|godin\p{L}|mjesec\p{L}|năm|tháng|tahun|bulan)(?!\p{L})|개월|سنوات|سنة|أشهر|वर्ष|साल|महीन|indefinit|unbegrenzt|account|konto|compte|cuenta|(?<!\p{L})conta(?!\p{L})|contract|vertrag|contrat|umow|avtal|aftale|smlouv|zmluv|sopimu|szerződés|σύμβασ|sözleşme|договор|договір|relationship|geschäftsbeziehung|member|mitglied|adhé[rs]|lidmaatschap|członk|withdr|widerr|unsubscri|abmeld|retir|desinscri|disiscri|wycof|återkall|statut|gesetz|(?<!\p{L})law|legal|légal|(?<!\p{L})loi|(?<!\p{L})ley|legge|(?<!\p{L})lei(?!\p{L})|wettelijk|ustaw|prawa |lagen|lovgiv|zákon|törvény|(?<!\p{L})lege|νόμ|kanun|закон|法律|法令|法规|合同|契約|账号|帳號|注销|退会|법령|계약|탈퇴|قانون|عقد|कानून|खात/iu;
/** What the law may ask for beyond it, which tells no term either. */
const BEYOND =
  /(?<!\p{L})(?:unless|except|or as|sofern nicht|soweit nicht|es sei denn|sauf|salvo|tenzij|chyba|om inte|除非|除法律|法令に基づく場合を除)[^.;。]{0,200}/giu;

export const isGeneric = (sentence: string): boolean =>
  KEPT.test(sentence) && NECESSARY.test(sentence) && !TERM.test(sentence.replace(BEYOND, " "));

/** What stands before a colon at the start. */
const LABEL = /^[^:：]{2,60}[:：]/u;
/** What is shorter may go with what stands before it. */
const SHORT = 40;

/** A text without the sentences that neither keep data nor stand under a title on keeping it. */
function onKeeping(text: string, titled: (title: string) => boolean): string {
  const others = statementsOf(text)
    .filter(({ heading, leadIn }) => !titled(heading) && !titled(leadIn))
    .map((one) => one.text)
    .filter(
      (one) =>
        !KEPT.test(one) &&
        !GOES_OR_STAYS.test(one) &&
        !titled(LABEL.exec(one)?.[0] ?? "") &&
        one.length > SHORT,
    );
  return others.reduce((rest, sentence) => rest.replace(sentence, " "), text);
}

/** A text without the sentences that keep data for as long as it takes, and without titles that head nothing else. */
function withoutGeneric(text: string): string {
  const statements = statementsOf(text);
  const generic = new Set(statements.filter((one) => isGeneric(one.text)).map((one) => one.text));
  if (generic.size === 0) return text;
  const headed = new Set(statements.filter((one) => !generic.has(one.text)).map((one) => one.heading));
  const titles = new Set(
    statements.filter((one) => generic.has(one.text) && !headed.has(one.heading)).map((one) => one.heading),
  );
  return text
    .split("\n")
    .filter((line) => !titles.has(line.trim()))
    .map((line) => [...generic].reduce((rest, sentence) => rest.replace(sentence, " "), line))
    .join("\n");
}

/** A cookie whose name begins with no line: `li_fat_id`. */
const OTHER_NAME = /(?<!\S)[a-z]{1,12}_[a-z0-9_]{1,20}(?!\S)/i;

/** How long a cookie lives says nothing of how long data is kept that was given or gathered. */
function withoutCookies(text: string): string {
  const underCookies = new Set(
    [...statementsOf(text), ...answersOf(text).flatMap(ofAnswer)]
      .filter(({ text: said, heading }) => COOKIES.test(heading) && !DATA.test(heading) && !DATA.test(said))
      .map((one) => one.text),
  );
  return sentencesOf(text)
    .filter((sentence) => !underCookies.has(sentence))
    .filter((sentence) => !COOKIE_NAME.test(sentence) && !OTHER_NAME.test(sentence))
    .filter((sentence) => !COOKIES.test(sentence) || DATA.test(sentence.split(COOKIES).join(" ")))
    .join("\n");
}
const ofAnswer = ({ title, said }: Answer) => said.map((text) => ({ text, heading: title }));

/** That people may see and mend what is kept of them says nothing of how long. */
const withoutWishes = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => TERM.test(sentence) || wishesIn(sentence) < SEVERAL)
    .join("\n");
const SEVERAL = 3;

/** What is told of how long data is kept. */
export function keepingIn(text: string, language: string): string {
  const told = withoutWishes(withoutGeneric(withoutCookies(text)));
  if (!RIGHTS_BY_ROLE.has(language)) return told;
  return onKeeping(told, (title) => isSaid(title, wordsOf("s_retention", language)));
}
