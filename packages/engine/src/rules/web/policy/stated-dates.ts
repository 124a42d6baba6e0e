import { commonDate } from "./numerals.ts";
import { isOfAnother, isOfSomethingElse, PAGE, SENTENCE_ENDS, THIS_PAPER } from "./papers.ts";

/** What is done to a policy on a day, or begins with it, in any form of the word; in all languages read. */
const REVISES =
  /review|revis|updat|amend|modif|(?<!\p{L})chang|adopt|approv|(?<!\p{L})effect|in force|(?<!\p{L})version|(?<!\p{L})publish|(?<!\p{L})issued|(?<!\p{L})drawn up|geprüft|überprüf|überarb|aktualis|geänd|gültig|in kraft|(?<!\p{L})stand(?!\p{L})|beschl[ou]s|verabsch|affich|ausgehäng|mise? à jour|actualis|révis|rédig|adopt|en vigueur|valable|publi|actualiz|revis|vigen|vigor|aprob|elabor|aggiorn|rivist|approvat|redatt|atualiz|alterad|aprovad|bijgewerkt|aangepast|gewijzigd|herzien|vastgesteld|geldig|opgesteld|aktualiz|zmien|zatwierdz|obowiąz|sporządz|uppdater|ändra|gransk|genomgå|fastställ|beslut|gäller|opdater|ændr|revider|godkendt|vedtaget|gældende|oppdater|endret|godkjent|gjelder|päivit|muut|tarkist|hyväksy|laadit|voimassa|účinn|platn|úprav|změn|rettet(?! mod)|rättad|korrig|(?<!\p{L})correct(?:ed|ion)|corrigé|corregid|corrett|corrigid|poprawion|opraven|javít|korjattu|ispravlj|popravlj|исправл|виправл|поправен|düzelt|διορθ|정정|schvál|aktualit|vydán|hatály|módosít|frissít|kelt(?!\p{L})|actualizat|aprobat|vigoare|schimbat|ažurir|usvoj|izmijen|posodob|sprejet|güncel|yürürlü|geçerli|onayla|обновл|редакц|утвержд|действ|вступ|измен|оновл|перегляну|пересмотр|затвердж|чинн|дійс|актуализ|приет|в сила|ενημ|ισχύ|τροποπ|εγκρ|cập nhật|hiệu lực|diperbarui|berlaku|更新|修[订訂正改]|改[定正訂]|制定|施行|生效|发布|發布|公布|公告(?!更新|修|改|发布|發布)|개정|시행|제정|적용|수정|تحديث|تعديل|سريان|संशोध|अद्यतन|अपडेट|प्रभावी/iu;
/** How those who write a text themselves say that they did. */
const WRITES =
  /(?<!\p{L})(?:re)?(?:written|wrote)(?!\p{L})|(?<!\p{L})(?:re)?écri[tv]|retouch|arrêtée? (?:par|le)|escrit|redactad|redigid|scritt[oa]|ritoccat|(?:auf|nieder)?geschrieben|verfasst|geschreven|napsán|napísan|napisan|spisan|skrev(?:et|en)|kirjoit|(?:meg|fel|le)írt|(?<!\p{L})scris|yazıld|kaleme al|γράφτηκ|γράφηκ|συντάχθ|написан|складено|составлен|съставен|写[于於完成]|寫[于於完成]|撰写|撰寫|書(?:き|いた|いて)|작성|고[침쳤]|贴出|貼出|张贴|張貼|(?<!\p{L})relue?s?(?!\p{L})|g[iå]ck? (?:i)?genom|gikk gjennom|gik igennem|حُ?رّ?ر(?!\p{L})|كُ?تبت?(?!\p{L})/iu;
/** What else those who decide on a text do with it, where a sentence begins with that. */
const DECIDES =
  /^\W{0,2}(?:(?:passed|agreed|voted|endorsed|signed|minuted|checked|confirmed|looked (?:over|through|at)|gone (?:over|through)|read (?:over|through))(?: and \p{L}{4,10})? (?:at|by|in|on|off)|(?:durchgesehen|durchgelesen|gegengelesen|abgestimmt|unterzeichnet|gebilligt|bestätigt|besprochen) (?:am|im|in|von|vom|durch)|(?:vue?|votée?|validée?|signée?|entérinée?|contrôlée?|confirmée?|passée? en revue) (?:le|en|par|lors|au)|(?:votad|firmad|acordad|repasad|validad|ratificad|comprobad|confirmad|mirad)[oa] (?:el|en|por|a)|(?:votat|firmat|deliberat|rilett|controllat|ratificat|convalidat|confermat)[oa] (?:il|in|da[li]?|dall['’]|nella|a)|(?:votad|assinad|deliberad|conferid|validad|ratificad|confirmad|revist)[oa] (?:em|pel[oa]|por|n[oa]|a)|(?:doorgelezen|nagelezen|besproken|ondertekend|goedgekeurd|bekrachtigd|gecontroleerd|nagezien) (?:op|in|door)|(?:podpisan|sprawdzon|przejrzan|przeczytan|potwierdzon)\p{L} |(?:godkän[dt]|antagen|antaget|undertecknad|justera[dt]|kontrollera[dt]|genomläst|beslutad) (?:den|av|på|i|vid)|(?:underskrevet|undertegnet|gennemlæst|gjennomlest|tjekket|sjekket|kontroll?eret|kontrollert|bekræftet|bekreftet) (?:den|af|av|på|i) |(?:podepsán|odsouhlasen|zkontrolován|projednán|přečten|potvrzen|skontrolovan|podpísan|prerokovan)\p{L}{0,2} |allekirjoitettu |luettu läpi |(?:aláírva|átnézve|ellenőrizve|átolvasva|elfogadva)|(?:semnat|verificat|votat|citit|confirmat)\p{L}? (?:la|în|de|pe) |(?:pregledan|potpisan|promijenjen|provjeren|podpisan|preverjen)\p{L} |(?:подписан|проверен|принят|согласован|підписан|перевірен|прийнят|погоджен|променен)\p{L} |(?:υπογράφ|ελέγχθ|αλλάχθ|αλλάξ)\p{L}{1,6} |(?:imzaland|kontrol edil|değiştiril|okun)\p{L}{1,4})/iu;
const DATED = /20\d\d/;
/** From one day to another: how long something lasted. */
const SPAN = /20\d\d[^\p{L}\n]{0,14}[~〜～–—-]\s?\d{1,4}[./\s]/u;
/** One day in numbers is no span. */
const ISO = /20\d\d-\d\d-\d\d/g;
const LONGEST = 160;

interface Stated {
  quote: string;
  dated: readonly string[];
}

/** A sentence that begins with what was done speaks of the paper it stands in; any other has to name it. */
function isOfThis(sentence: string): boolean {
  if (DECIDES.test(sentence)) return true;
  if (THIS_PAPER.test(sentence)) return REVISES.test(sentence) || WRITES.test(sentence);
  const rest = sentence.replace(ITS_DAY, "").replace(LAST, "");
  const written = WRITES.exec(rest);
  const at = rest.search(REVISES);
  if (!written || (at >= 0 && at < written.index)) {
    const before = rest.slice(0, Math.max(0, at));
    const near = at <= BEGINNING || (at <= 2 * BEGINNING && PAGE.test(before));
    return at >= 0 && near && !isOfSomethingElse(before);
  }
  if (PAGE.test(sentence)) return true;
  // As in `Written on`, and not as in `Written reviews of`.
  return (
    written.index <= (CHINESE.test(rest) ? BEGINNING : 0) &&
    GOES_ON_SHORT.test(rest.slice(written.index + written[0].length))
  );
}
const BEGINNING = 14;
const CHINESE = /^\p{Script=Han}/u;
const LAST =
  /^(?:last|letzte[rs]?|zuletzt|derni[eè]re?|[uú]ltim[oa]|laatst|ostatnio?|senast|sidst|sist|poslední) /iu;
/** After the word of writing: its end, a number, or a short word that is none of whose. */
const GOES_ON_SHORT =
  /^\p{L}{0,6}(?:$|\s?[,.:：，。、]|\s?\d|\s(?!(?:of|des|di|dos|das|dei|de(?! (?:m[aio]|n[ou])))\s)(?:\p{L}{1,3}|over|durch|unter|dans|avec|dopo|après|före|under)(?!\p{L}))/iu;
/** The day may come first, with a preposition of two or three letters. */
const ITS_DAY =
  /^(?:20\d\d[年년]\s?\d{1,2}[月월]\s?\d{1,2}[日일]|(?:\p{L}{1,3} )?\d{1,2}\.? (?:de )?\p{L}{3,12} (?:del? )?20\d\d)[，、,:：]?\s?/u;

/** Sentences and lines that say of the policy, and of nothing else, that it was changed on a day or holds from it. */
export function stated(text: string): Stated[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(SENTENCE_ENDS))
    .map((quote) => ({ quote: quote.trim(), sentence: commonDate(quote.trim()) }))
    .filter(
      ({ sentence }, index, all) =>
        sentence.length < LONGEST &&
        DATED.test(sentence) &&
        isOfThis(sentence) &&
        !SPAN.test(sentence.replace(ISO, "2000")) &&
        !/©|copyright/i.test(sentence) &&
        !isOfAnother("", `${all[index - 1]?.quote ?? ""}\n${sentence}`, ""),
    )
    .flatMap(({ quote, sentence }) => eachDated(sentence).map((part) => ({ quote, dated: [part] })));
}

/** A sentence up to its first date, and what follows it up to each other one that tells of a change too. */
function eachDated(sentence: string): string[] {
  const [first = "", ...rest] = sentence.split(/(?<=20\d\d)(?=[^\d年년][^\d])/u);
  const others = rest.filter((part) => DATED.test(part) && REVISES.test(part) && !isOfAnother("", part, ""));
  return DATED.test(first) && others.length > 0 ? [first, ...others] : [sentence];
}
