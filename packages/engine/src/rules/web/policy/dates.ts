import { withoutAccents } from "../../../knowledge/letters.ts";
import { commonDate, NUMBER_OR_END } from "./numerals.ts";
import { isOfAnother, isOwn } from "./papers.ts";
import { stated } from "./stated-dates.ts";
import { datesInFigures } from "./worded-dates.ts";
import { type Reading, readDate } from "./written-dates.ts";

/** How further languages name the date of the last change. */
const MORE_LABELS =
  /(diperbarui ?:|actualizat[ăa]|actualizare|în vigoare (din|de la)|(utolsó )?(frissít|módosít)\S{1,6}|hatály\S{1,4}|aktualizov\S{1,3}|(poslední |posledná )?(aktualizace|aktualizácia|změna|zmena)|účinn\S{1,5} (od|ode)|platn[éáý] od|(sidst|senest) (opdateret|ændret)|(sist|senest) (oppdatert|endret)|opdateret|oppdatert|gældende fra|gjelder fra|(viimeksi )?päivitetty|voimassa|(τελευταία )?(ενημέρωση|τροποποίηση)|ισχύει από|son güncelleme|güncellen\S{1,5}|yürürlük|(последнее )?обновлен\S{1,3}|редакция от|вступает в силу|дата (публикации|обновления)|(останн\S )?оновлен\S{1,3}|редакція від|чинн\S{1,3} (з|від)|(последна )?(актуализация|промяна)|актуализиран\S{0,2}|в сила от|(posljednj\S|zadnj\S|poslednj\S) (ažuriran\S{1,2}|izmjen\S|izmen\S|posodobit\S{1,2}|sprememb\S)|ažurirano|posodobljen\S|velja od|vrijedi od|viimati (uuendatud|muudetud)|kehtib alates|pēdējo reizi (atjaunināt|grozīt)\S|atjaunin\S{1,5}|paskutin\S{1,3} (atnaujin|pakeit)\S{1,5}|atnaujinta|darrera (actualització|modificació)|actualitzat|(diperbarui|diubah|pembaruan|terakhir) (terakhir|pada)?|berlaku (sejak|mulai)|cập nhật( lần cuối)?|có hiệu lực|ปรับปรุง(ล่าสุด)?|แก้ไขล่าสุด|มีผล(บังคับใช้)?|آخر تحديث|تاريخ (السريان|التحديث)|עודכן|עדכון אחרון|बदलाव|अंतिम अद्यतन|最後更新)/gi;
/** The same in Latvian, Lithuanian, Icelandic, Serbian, Albanian, Macedonian, Catalan and Galician. */
const SMALLER_LABELS =
  /(?:spēkā (?:no|kopš)|stājas spēkā|redakcij|galioja nuo|įsigalioj|síðast (?:uppfær|breytt)|uppfærð|gildir frá|tekur gildi|stup(?:i|a)(?:la|lo|o)? na snagu|na snazi od|primenjuje se od|përditësuar|hyn në fuqi|ажурирано|стапува во сила|darrera (?:revisió|versió)|versió|actualizada? o|última modificación)/gi;
const FINNISH_LABELS =
  /viimeisin (?:muutos|päivitys|versio)|viimeksi (?:muutettu|muokattu|tarkistettu)|mu(?:ute|oka)ttu viimeksi/gi;
const HINDI_LABELS = /(?:अपडेट|अद्यतन|संशोधित|संशोधन|प्रभावी)/g;
const LABEL =
  /(last (updated?|modified|revised|reviewed|changed?)|updated?( on)?|effective( date| from| as of| since)?|in force (from|since)|revised( on)?|(date|as) of|version|valid from|stand|zuletzt (ge[äa]ndert|aktualisiert)|(letzte )?(aktualisier\w{0,12}|[äa]nderung)|gültig (ab|seit)|fassung vom|(derni[èe]re )?(mise? [àa] jour|modification)|en vigueur|version du|[úu]ltima (actualizaci[oó]n|modificaci[oó]n|atualiza[çc][ãa]o|revis[ãa]o)|(actualizad|atualizad)[oa]|vigente desde|vigor|(ultim[oa] )?(aggiornament\w{0,12}|modifica|revisione)|aggiornat[oaei]|in vigore|laatst (bijgewerkt|gewijzigd|aangepast)|bijgewerkt|(ostatni\w{0,12} )?(aktualizacj\w{0,12}|zmian\w{0,12})|obowiązuje od|senast (uppdaterad|ändrad)|uppdaterad|更新(日期|时间|于)?|生效(日期|时间)?|修订(日期|时间)?|发布(日期|时间)?|版本|最終(更新|改定)|改定日?|制定日?|施行日?|시행일(자)?|개정일?|공고일)/gi;

/** A text that was looked through, reworked or fitted anew, as those say who write it themselves. */
const REWORKED =
  /(?:revisad[oa]s? (?:el|em|a|en|por)|(?:puest[oa]s? al|post[oa]s? em) d[ií]a|brought up to date|auf den (?:neu(?:est)?|aktuell)en stand gebracht|(?:changed|updated|revised|edited|reviewed|amended) last|last (?:edited|amended|checked|looked)|revist[oa] (?:el|em|a)|rivist[oa] (?:il|a)|rivedut[oa]|(?:letzte|zuletzt) (?:anpassung|angepasst|überarbeit|geprüft|überprüf|durchgesehen|bearbeitet)|(?:angepasst|überarbeitet|geprüft) am|neufassung|(?:revu|relu|remanié|rédigé|modifié|actualisé)(?:e|s|es)? (?:le|en|au))/gi;
const REWORKED_ELSEWHERE =
  /(?:[úu]ltima revisi[oó]n|laatstelijk (?:bijgewerkt|gewijzigd|aangepast)|herzien|nagekeken|aangepast|zaktualizowan|zmienion|zweryfikowan|reviderad|omarbetad|genomgången|genomgånget|revideret|gennemgået|revidert|gjennomgått|tarkistettu|muokattu|revidován|upraven|(?:poslední|posledná) úprava|átdolgoz|felülvizsg|revizuit|проверено|пересмотр|переглянуто|преглед|αναθε[ωώ]ρ|gözden geçir|見直し|修正日|作成日|작성일|(?:마지막으로 |최근에? )?(?:고친|바꾼|바뀐|손본|쓴) ?날|修改|本版)/gi;

/** From when a text holds, and how those who write late in a line name its change. */
const HOLDS =
  /(?:\breviewed(?: on|:)|signed off(?: on)?|vigente a contar|current (?:as )?(?:at|of)|(?:correct|accurate|up to date) (?:as )?(?:at|of)|\bas at|tritt .{0,20}in kraft|in kraft (?:seit|ab|getreten)|gilt (?:ab|seit)|(?:bearbeitung|bearbeitungs|redaktions|aktualisierungs)(?:s?stand|sdatum)|\bà jour (?:au|le|en)|(?:alteraç|modificaç|revis)(?:ão|ões)|alterad[oa]|modificad[oa]|gäller (?:från|fr\.? ?o\.? ?m|sedan)|geldig (?:vanaf|sinds)|(?:van kracht|in werking) (?:sinds|vanaf|per)|\bd\.d\.|laatste (?:wijziging|update|aanpassing)|senaste (?:ändring|uppdatering)|seneste (?:ændring|opdatering)|siste (?:endring|oppdatering)|obowiązuj|ostatni\S{1,3} (?:modyfikacj|przegląd)|geçerli|最終(?:変更|更新|修正)|変更日|更新履歴|適用日|최종 ?(?:수정|변경|개정)|변경일|적용일|最近(?:一次)?(?:更新|修[订訂改])|最[后後](?:更新|修[订訂改正])|修正(?:於|于)|修正日期|生效於)/giu;

/** Short labels that would be words of something else but for what follows them. */
const MARKS =
  /(\brev(?:\.|ised|isi[oó]n|isão|isione|ision)?(?= |:)|versão|versi[oó]n|versione|wersja|verzi[ao]|versie|versjon|révis(?:ée?|ion)|überarbeitet|(?:amended|published|posted|dated|takes effect|in effect)(?: on| from)?|(?:date|datum|fecha|data|dato)\s?:|publi(?:cad[oa]|ée?)|veröffentlicht|vigência|vigencia|válid[oa] (?:desde|a partir)|a partir d[eo]|udgave|附則|公布|日付|修订于|修訂|改訂|시행|개정|제정)/gi;
/** Who decided on a text, and the short words of a version. */
const DECIDED =
  /(?:approved|adopted|agreed|ratified)(?: on| by)?|(?:beschlossen|verabschiedet|freigegeben|genehmigt)(?: am| im| vom)?|fassung(?: vom)?|(?:znění|znenie|redakce)(?: (?:ze dne|zo dňa|ze?|zo|od))?|(?:redacción|rédaction|redazione|versiunea|verzija|različica|változat)(?: (?:del?|du|din|od|z dne))?|(?:approuvé|adopté|validé)e?s?|(?:aprobad|aprovad)[oa]s?|approvat[oa]|(?:vastgesteld|goedgekeurd)|(?:przyjęt|uchwalon|zatwierdzon)\S|(?:antagen|fastställd|beslutad)|(?:vedtaget|godkendt)|(?:vedtatt|godkjent)|(?:hyväksytty|laadittu)|(?:schválen|platí od|platia od|platné od)|elfogad|aprobat[ăa]|εγκρίθηκε|kabul edil|onayland|утвержд|затвердж|приет|usvojen|sprejet|承認|承认|批准|审议通过|승인/giu;
/** A paper that calls itself by its name before its date. */
const OF_THIS =
  /(?:this|dies(?:e[rs]?)?|cette|ce|esta|este|questa|questo|deze|denna|denne|dette|niniejsz\p{L}{1,2}|tento|tato|tämä|bu) (?:\p{L}{3,20} ?:|(?:policy|notice|statement|text|version|page|erklärung|datenschutzerklärung|fassung|seite|hinweise?|texte|déclaration|politique|page|texto|versión|página|política|aviso|versão|testo|informativa|versione|pagina|tekst|verklaring|privacyverklaring|versie|wersja|sida|policyn|side|erklæring|seloste|zásady|oznámení|metin) (?:is|was|ist|stammt|est|date|es|data|è|é|jest|är|er|on|je) (?:of|from|dated|vom|van|du|de|del|di|do|da|od|från|fra|z|ze)(?!\p{L}))/giu;
/** From when it applies, said as a sentence. */
const APPLIES =
  /(?:부터 ?(?:적용|시행|유효)|(?:より|から)(?:適用|施行|有効|実施)|起(?:施行|实施|實施|执行|執行|生效|适用|適用)|(?:gilt|gelten|gültig|wirksam|in kraft) (?:ab|seit)|(?:applies|apply|applicable|effective|valid|in effect) (?:from|as of|as from|since)|(?:s['’]applique(?:nt)?|applicable|valable|en vigueur) (?:depuis|à (?:compter|partir) du)|(?:se aplica|aplicable|válid[oa]|vigente) (?:desde|a partir)|(?:si applica|applicabile|valid[oa]|efficace) (?:dal|a (?:partire|decorrere))|(?:aplica-se|aplicável) (?:desde|a partir)|(?:geldt|geldig|van toepassing|van kracht) (?:vanaf|sinds|met ingang van|per)|(?:gäller|giltig) (?:från|fr\.o\.m\.)|(?:gælder|gjelder|gyldig) fra|(?:stosuje|stosujemy)(?: się)? od|(?:se aplică|aplicabil\S?|valabil\S?) (?:din|de la|începând)|itibar[ıi]yla (?:geçerli|uygulan)|tarihinden itibaren|(?:применяется|действует|застосовується|діє|прилага се|важи) (?:с|з|від|от|од)(?= )|(?:vrijedi|važi|velja) od)/gi;
/** The same without accents, as some documents are written. */
const LABELS = [
  LABEL,
  MORE_LABELS,
  SMALLER_LABELS,
  HOLDS,
  REWORKED,
  REWORKED_ELSEWHERE,
  FINNISH_LABELS,
  HINDI_LABELS,
  MARKS,
  APPLIES,
  DECIDED,
  OF_THIS,
];
const PLAIN_LABELS = LABELS.map(({ source, flags }) => new RegExp(withoutAccents(source), flags));
/** A date stands within so many characters of its label. */
const REACH = 60;
const NUMBERED = /[\p{Nd}〇一二三四五六七八九]/u;
/** A date may stand before its label within so many. */
const BEFORE = 20;
interface Found {
  date: Date;
  quote: string;
}

/** A label or a sentence with what may be its date, in the order in which it is read. */
interface Dated {
  quote: string;
  dated: readonly string[];
  /** From when the text holds, and not also when it was changed. */
  holds?: boolean;
}
/** Says from when a text holds, and nothing of its change. */
const FROM_WHEN =
  /effect|in force|partir|valid from|in kraft|gültig|wirksam|(?:gilt|gelten) |vigueur|applica|vigor|vigen|vigên|válid|aplica|efficace|decorr|geldig|van kracht|in werking|geldt|obowiązuj|gäller|giltig|gældende|gælder|gjelder|ikrafttræd|voimassa|účinn|platn|hatály|în vigoare|ισχύ|yürürlük|geçerli|силу|действует|чинн|施行|生效|实施|實施|适用|適用|有効|実施|执行|執行|시행|적용|유효|سريان|berlaku|hiệu lực/iu;
/** Names the change of a text. */
const CHANGES =
  /updat|amend|revis|chang|modif|aktualis|ge[äa]nd|[üu]berarb|mise? [àa] jour|actualis|actualiz|aggiorn|atualiz|alterad|bijgewerkt|gewijzigd|herzien|aktualiz|zmien|uppdater|ändra|opdater|ændr|oppdater|endre|p[äa]ivit|muut|m[óo]dos[íi]t|friss[íi]t|g[üu]ncel|обновл|измен|оновл|更新|修[订訂正改]|改[定正訂]|개정|수정/iu;
const AND = /\s?(?:[/&+·・、及和与與并並]|(?<!\p{L})(?:and|und|et|y|e|en|och|og|i|oraz|a(?! jour)|ja)\s)\s?/u;
/** Has a label one day with a change beside it, as in `Effective and last updated:` and in `Updated and effective`? */
function isAlsoChange(before: string, after: string): boolean {
  const [changed = "", nothing] = (before.split(NUMBER_OR_END).at(-1) ?? "").split(AND).slice(-2);
  const [, ...rest] = (after.split(NUMBER_OR_END, 1)[0] ?? "").split(AND);
  return (nothing === "" && CHANGES.test(changed)) || rest.some((part) => CHANGES.test(part));
}
/** What was changed begins to hold within so many days. */
const SOON = 180 * 86_400_000;

/** The latest date a policy gives for its own last change, with the words it stands in; null when none can be read. */
export function lastUpdated(text: string, reading: Reading): Found | null {
  const figures = datesInFigures(text);
  const found = latestIn(figures, reading);
  return found && { ...found, quote: asWritten(found.quote, figures, text).replace(/\s+/g, " ").trim() };
}

/** The lines that a quote with its date in figures stands in, as they were written. */
function asWritten(quote: string, figures: string, text: string): string {
  if (figures === text || text.includes(quote)) return quote;
  const from = figures.slice(0, figures.indexOf(quote)).split("\n").length - 1;
  return text
    .split("\n")
    .slice(from, from + quote.split("\n").length)
    .join(" ");
}

const latestIn = (text: string, reading: Reading): Found | null =>
  latestOf(
    LABELS.flatMap((label) => near(label, text)).filter(({ own }) => own),
    reading,
  ) ??
  latestOf(
    PLAIN_LABELS.flatMap((label) => near(label, text)).filter(({ own }) => own),
    reading,
  ) ??
  latestOf(stated(text), reading) ??
  latestOf(alone(text), reading);

/** What a date belongs to stands before its label within so many characters. */
const PAPER = 90;

/** What follows, up to where a sentence begins that comes after a date: that one has a date of its own. */
const firstSentence = (after: string): string =>
  after.split(/(?<=[\p{L}\d][ ./-]20\d\d)[.;)]\s(?=\p{Lu})/u, 1)[0] ?? "";

/** What stands between a label and the year of its date. */
const betweenOf = (after: string): string => after.split(/20\d\d|\n/, 1)[0] ?? "";

/** What follows each label, and where that holds no date, what stands right before it, as in Japanese. */
function near(label: RegExp, text: string): (Dated & { own: boolean })[] {
  const own = [...text.matchAll(label)].filter(
    ({ 0: words, index }) =>
      !isOfAnother(
        words,
        text.slice(Math.max(0, index - PAPER), index),
        betweenOf(text.slice(index + words.length, index + words.length + REACH)),
      ),
  );
  return own.map(({ 0: words, index }) => {
    const after = firstSentence(text.slice(index + words.length, index + words.length + REACH));
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const adjoins = ADJOINS.test(before) && !/20\d\d/.test(after.split(/[.。]\s/u, 1)[0] ?? "");
    const stands = adjoins || /[年년]|20\d\d\s?$/.test(before);
    // A date right before its label is the label's, unless the label goes on with one.
    const leads =
      adjoins ||
      (/[日일]\s?(?:起|より|から|부터)?\s?$/.test(before) &&
        !/^[日期자]{0,2}\s?[:：]?\s?(?:令和|平成|民|R?\d|二)/.test(after));
    const dated = [...(stands && leads ? [before] : []), after, ...(stands && !leads ? [before] : [])];
    return {
      own: isOwn(text.slice(Math.max(0, index - PAPER), index), words),
      holds: FROM_WHEN.test(words) && !isAlsoChange(before, after),
      quote: words + after,
      dated: UNTIL.test(after) ? [] : dated.filter((part) => NUMBERED.test(part)),
    };
  });
}

/** A date in numbers stands right before a label that names none after it: `2026. 5. 1.` before a Korean "from". */
const ADJOINS = /20\d\d(?:\. ?\d{1,2}\. ?\d{1,2}\.?|-\d{1,2}-\d{1,2}|\/\d{1,2}\/\d{1,2})\s?$/;

/** Says how long something holds. */
const UNTIL =
  /^\s?(?:until|till|through|bis|jusqu|hasta|fino al|até|tot en met|tot |do |till |til |asti|saakka|până|до |έως|μέχρι)/iu;

/** Lines at the start and the end of a document that hold next to nothing but a date, as a letter does. */
function alone(text: string): { quote: string; dated: readonly string[] }[] {
  const lines = text.split("\n").map((line) => line.trim());
  const ends = new Set([...lines.slice(0, 12), ...lines.slice(-12)]);
  const last = new Set(lines.filter((line) => line !== "").slice(-2));
  return [...ends]
    .filter((line) => {
      const dated = last.has(line) ? line.replace(SIGNED, "") : line;
      return (
        dated.length < 45 &&
        /\d/.test(dated) &&
        !/©|@/.test(line) &&
        wordsIn(last.has(line) ? dated.replace(PLACE, "") : dated) <= 2
      );
    })
    .map((line) => ({ quote: line, dated: [line] }));
}

/** Where a letter is written, before its date at its end: `Târgu Mureș, `, `En Santa Cruz, a `, `Fait à Lyon, le `. */
const PLACE =
  /^(?:(?:(?:[Ff]ait|[Hh]echo|[Dd]ado|[Ff]atto|[Ff]eito|[Gg]edaan|[Oo]pgemaakt|[Ss]porządzono|[Dd]one|[Ss]igned) )?(?:[EeIi][nm]|[Nn]o|[Àà]|[Aa]t?|[Ii]|[Ww]e?|[Vv]e?|[Uu]|[Tt]e|[Ll]a) )?\p{Lu}[\p{L}\p{M}'’.-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+)?, (?=\P{Lu})/u;

/** Who signs a text, before its date at its end: `The committee, `, `Der Vorstand – `. */
const SIGNED =
  /^(?:[—–-] ?)?(?:(?:the|der|die|das|le|la|l['’]|el|il|o|a|de|het|den|det|for the|für den|für die|pour le|pour la|por la|per il) ?)?(?:committee|board|management|partners|secretary|practice manager|vorstand|geschäftsführung|geschäftsleitung|praxisleitung|inhaber|direction|gérance|conseil d['’]administration|comité|bureau|dirección|gerencia|junta directiva|consejo|direzione|consiglio|amministrazione|direção|direcção|gerência|bestuur|directie|zarząd|dyrekcja|styrelsen|bestyrelsen|styret|hallitus|vedení|výbor|vezetőség|elnökség|conducerea|consiliul|uprava|vodstvo|правление|администрация|правління|ръководството|yönetim(?: kurulu)?|διοίκηση)(?: [^\s.,!?\d–—]{2,20}){0,4}(?:,| [–—·-]) ?/iu;

/** A place and a month at most: with a verb it would tell of something else. */
const wordsIn = (line: string) =>
  line
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "" && !/^(?:den|am|im|vom|dnia|dne|le|el|il|em|de|del|of|a|r)$/i.test(word))
    .length;

/** The latest date; of a change rather than of the day soon after from which it holds. */
function latestOf(found: readonly Dated[], reading: Reading): Found | null {
  const latest = newestOf(found, reading);
  const changed = newestOf(
    found.filter(({ holds }) => !holds),
    reading,
  );
  if (!latest || !changed) return latest;
  return latest.date.getTime() - changed.date.getTime() < SOON ? changed : latest;
}

function newestOf(found: readonly Dated[], reading: Reading): Found | null {
  let latest: Found | null = null;
  // What lies ahead is no update: a law or an offer that begins then.
  const end = Date.parse(reading.now) + 45 * 86_400_000;
  for (const { quote, dated } of found) {
    const date = dated.map((part) => readDate(commonDate(part), reading)).find((one) => one !== null);
    if (date && date.getTime() <= end && (!latest || date > latest.date)) latest = { date, quote };
  }
  return latest;
}
