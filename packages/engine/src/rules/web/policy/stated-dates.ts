import { isOfAnother, SENTENCE_ENDS, THIS_PAPER } from "./papers.ts";

/** What is done to a policy on a day, or begins with it, in any form of the word; in all languages read. */
const REVISES =
  /review|revis|updat|amend|modif|(?<!\p{L})chang|adopt|approv|(?<!\p{L})effect|in force|(?<!\p{L})version|(?<!\p{L})publish|(?<!\p{L})issued|(?<!\p{L})drawn up|geprüft|überprüf|überarb|aktualis|geänd|gültig|in kraft|(?<!\p{L})stand(?!\p{L})|beschl[ou]s|verabsch|affich|ausgehäng|mise? à jour|actualis|révis|rédig|adopt|en vigueur|valable|publi|actualiz|revis|vigen|vigor|aprob|elabor|aggiorn|rivist|approvat|redatt|atualiz|alterad|aprovad|bijgewerkt|aangepast|gewijzigd|herzien|vastgesteld|geldig|opgesteld|aktualiz|zmien|zatwierdz|obowiąz|sporządz|uppdater|ändra|gransk|genomgå|fastställ|beslut|gäller|opdater|ændr|revider|godkendt|vedtaget|gældende|oppdater|endret|godkjent|gjelder|päivit|muut|tarkist|hyväksy|laadit|voimassa|účinn|platn|úprav|schvál|aktualit|vydán|hatály|módosít|frissít|kelt(?!\p{L})|actualizat|aprobat|vigoare|ažurir|usvoj|izmijen|posodob|sprejet|güncel|yürürlü|geçerli|onayla|обновл|редакц|утвержд|действ|вступ|измен|оновл|перегляну|пересмотр|затвердж|чинн|дійс|актуализ|приет|в сила|ενημ|ισχύ|τροποπ|εγκρ|cập nhật|hiệu lực|diperbarui|berlaku|更新|修[订訂正改]|改[定正訂]|制定|施行|生效|发布|發布|公布|公告|개정|시행|제정|적용|수정|تحديث|تعديل|سريان|संशोध|अद्यतन|अपडेट|प्रभावी/iu;
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
  const at = sentence.search(REVISES);
  return at >= 0 && (at <= BEGINNING || THIS_PAPER.test(sentence));
}
const BEGINNING = 14;

/** Sentences and lines that say of the policy, and of nothing else, that it was changed on a day or holds from it. */
export function stated(text: string): Stated[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(SENTENCE_ENDS))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence, index, all) =>
        sentence.length < LONGEST &&
        DATED.test(sentence) &&
        isOfThis(sentence) &&
        !SPAN.test(sentence.replace(ISO, "2000")) &&
        !/©|copyright/i.test(sentence) &&
        !isOfAnother("", `${all[index - 1] ?? ""}\n${sentence}`, ""),
    )
    .map((sentence) => ({ quote: sentence, dated: [sentence] }));
}
