import type { Answer } from "./answers.ts";
import { COOKIES } from "./cookie-words.ts";
import { COOKIE_NAME, DATA, PAPERS, RECORDS } from "./data-words.ts";
import { GOES_OR_STAYS, KEPT } from "./kept-words.ts";
import { near } from "./near.ts";
import { isGeneric } from "./retention.ts";
import type { Statement } from "./statements.ts";

/** For so long, or until something happens. */
export const SO_LONG =
  /(?<!\p{L})(?:until|as long as|while you|no longer than|for (?:the|a) (?:period|term|duration))(?!\p{L})|\d{1,3} (?:full )?(?:years?|months?|weeks?|days?)(?!\p{L})|(?:one|two|three|four|five|six|seven|eight|ten|twelve) (?:years?|months?|weeks?|days?)(?!\p{L})|solange|(?<!\p{L})bis (?:zu|sie|der|die|das|ein)|\d{1,3} (?:jahr|monat|woche|tage?)|jahre(?!\p{L})|monate(?!\p{L})|jusqu|tant que|\d{1,3} (?:ans?|mois|jours|semaines)|hasta|mientras|\d{1,3} (?:años?|meses|días)|fino a|finché|\d{1,3} (?:anni|mesi|giorni)|até|enquanto|\d{1,3} (?:anos?|dias)|(?<!\p{L})tot(?!\p{L})|zolang|zo lang|\d{1,3} (?:jaar|maanden|dagen|weken)|dopóki|do czasu|do momentu|\d{1,3} (?:lat|lata|miesi|dni)|(?<!\p{L})tills?(?!\p{L})|så länge|\d{1,3} (?:år|månader|dagar|måneder|dage|dager)|indtil|så længe|så lenge|inntil|kunnes|niin kauan|\d{1,3} (?:vuo|kuukau|päiv)|dokud|po dobu|\d{1,3} (?:let|roků|měsíc|dn[íů])|\d{1,3} (?:év|hónap|nap)|cât timp|\d{1,3} (?:ani|luni|zile)|dok |sve dok|\d{1,3} (?:godin|mjesec|dana|let|mesec)|sürece|kadar|\d{1,3} (?:yıl|ay|gün)|пока|до тех пор|до момента|\d{1,3} (?:лет|год|месяц|дн)|поки|до моменту|\d{1,3} (?:рок|місяц|дн)|докато|\d{1,3} (?:годин|месец|дни)|έως|μέχρι|όσο|\d{1,3} (?:έτ|μήν|χρόν|ημέρ)|\d{1,3}\s?(?:年|か月|ヶ月|个月|個月|日間|天)|まで|期间|期間|期限|為止|为止|\d{1,3}\s?(?:년|개월|일)|까지|동안|طالما|ما دام|حتى|لمدة|तक|khi nào|đến khi|\d{1,3} (?:năm|tháng)|selama|hingga|sampai|\d{1,3} (?:tahun|bulan)/iu;

/** For so many years, months or days, in figures or in words. */
export const FOR_A_TERM =
  /(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twelve|sixth|second) (?:full )?(?:years?|months?|weeks?|days?|winters?)(?!\p{L})|(?<!\p{L})(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|\d{1,3})e?n? (?:jahr|monat|woche|tag)|(?<!\p{L})(?:un|deux|trois|quatre|cinq|six|sept|dix|douze|\d{1,3}) (?:ans?|mois|jours|semaines)(?!\p{L})|(?<!\p{L})(?:una?|uno|dos|tres|cuatro|cinco|seis|siete|diez|doce|quince|\d{1,3}) (?:años?|mes(?:es)?|días|semanas)(?!\p{L})|(?<!\p{L})(?:un|due|tre|cinque|sei|dieci|dodici|\d{1,3}) (?:ann[oi]|mes[ei]|giorni)(?!\p{L})|(?<!\p{L})(?:um|dois|três|cinco|seis|dez|doze|\d{1,3}) (?:anos?|m[eê]s(?:es)?|dias)(?!\p{L})|(?<!\p{L})(?:een|één|twee|drie|vijf|zeven|tien|\d{1,3}) (?:jaar|maand|weken|dagen)|(?<!\p{L})(?:rok|dwa|trzy|pięć|sześć|dziesięć|trzydziestu|\d{1,3}) (?:lat|po|miesi|dni)|(?:ett|två|tre|fem|sju|tio|\d{1,3}) (?:år|månader|dagar)|årsskift|(?:et|en|to|tre|fem|syv|ti|tretti|\d{1,3}) (?:år|måned|dage|dager|uger|uker)|(?:vuoden|kuukauden|päivän|vuotta|kuukautta)(?!\p{L})|(?<!\p{L})(?:rok|roku|roky|roka|let|rokov|měsíc\p{L}{0,2}|mesiac\p{L}{0,2}|dní)(?!\p{L})|(?<!\p{L})(?:évig|évre|hónapig|napig|év|hónap)(?!\p{L})|(?<!\p{L})(?:an|ani|luni|zile)(?!\p{L})|(?<!\p{L})(?:godin\p{L}|mjesec\p{L}|mesec\p{L}|dana|leto|leti|let)(?!\p{L})|(?<!\p{L})(?:yıl|ay|gün)(?!\p{L})|(?<!\p{L})(?:лет|года?|месяц\p{L}{0,3}|рок\p{L}{0,3}|рік|місяц\p{L}{0,3}|години|година|месеца?|дни|днів|дней)(?!\p{L})|(?<!\p{L})(?:έτη|έτος|χρόνια|χρόνο|μήνες|μήνα|ημέρες)(?!\p{L})|[\p{Nd}〇一二三四五六七八九十]\s?(?:年|か月|ヶ月|个月|個月|日|天)|[\p{Nd}한두세네]\s?(?:년|개월|일|달)|سنوات|سنتين|سنة|أشهر|شهر/iu;
/** People are told to keep something themselves. */
export const TOLD_TO_KEEP =
  /^(?:please )?(?:keep|store|bewahren sie|heben sie|conservez|gardez|conserve|guarde|conservi|bewaar|zachowaj|spara|gem|säilytä|uchovejte|uschovajte|őrizze|păstrați|saklayınız|храните|зберігайте)(?!\p{L})/iu;
/** A label that asks how long. */
const HOW_LONG_LABEL =
  /^.{0,4}(?:how long|wie lange|combien de temps|cuánto tiempo|hasta cuándo|per quanto tempo|quanto tempo|hoe lang|jak długo|hur länge|hvor l[æe]nge|kuinka kauan|jak dlouho|ako dlho|meddig|cât (?:timp|le ținem)|koliko dugo|kako dolgo|ne kadar süre|как долго|як довго|колко време|πόσο (?:καιρό|χρόνο))[^.:?]{0,40}[:?] .{0,200}(?:\d|year|month|jahr|monat|ans|mois|año|mes|anni|mesi|anos|meses|jaar|maand|lat|mies|år|måned|månad|vuo|kuukau|rok|let|měs|mesiac|év|hónap|ani|luni|godin|yıl|лет|год|рок|місяц|χρόν|μήν)/iu;
const CLAUSE = 60;

/** Years, as a number stands before them: papers that are spoken of beside them are kept so long. */
export const YEARS =
  /(?<!\p{L})(?:years|jahre?n?|ans|années|años|anni|anos|jaar|lat(?:a|ach)?|år|vuoden|vuotta|let(?:ech)?|rokov|rokoch|roky|év(?:ig|et)?|ani|χρόνια|έτη|yıl|лет|роки|років|години|godina|leta|aastat|metus|gadus|năm|tahun)(?!\p{L})|年|[\p{Nd}가-힣]\s?년|다섯 해|سنوات/iu;
const paperForYears = (text: string): boolean =>
  near(text, PAPERS, YEARS, BESIDE_PAPER) && !OF_OTHER_THINGS.test(text) && !COOKIES.test(text);
const BESIDE_PAPER = 40;

/** Does a statement say for how long data is kept? */
export const tellsHowLong = ({ text, heading }: Statement): boolean =>
  !TOLD_TO_KEEP.test(text) &&
  ((DATA.test(text) && near(text, KEPT, SO_LONG)) ||
    ((DATA.test(text) || RECORDS.test(text) || DATA.test(heading)) &&
      (near(text, KEPT, FOR_A_TERM, CLAUSE) || near(text, GOES_OR_STAYS, FOR_A_TERM, CLAUSE))) ||
    HOW_LONG_LABEL.test(text) ||
    paperForYears(text));

/** A title that asks how long, or names the time of keeping. */
const ASKS_HOW_LONG =
  /(?<!\p{L})(?:how (?:long|many years)|until when|retention|storage (?:period|time|term)|wie lang|bis wann|(?:speicher|aufbewahrungs|lösch)\p{L}{2,12}|aufbewahrung|combien de temps|jusqu['’]à quand|(?:durée|délai)s? d(?:e |u |['’])(?:conserv|stock|arch)|conservation|cuánto tiempo|hasta cuándo|(?:plazos?|tiempo|per[ií]odo) de (?:conserv|guard|almacen|reten|perman)|conservaci[óo]n|(?:per )?quanto (?:tempo|li|le)|fino a quando|conservazione|quanto tempo|até quando|(?:prazos?|tempo|período) de (?:conserv|guard|armazen|reten)|conservação|hoe ?lang|tot wanneer|bewaar|bewaring|jak długo|do kiedy|(?:czas|okres) przechow|przechowywani|hur länge|lagringstid|gallring|sparas|hvor l[æe]nge|opbevaring|oppbevaring|lagringstid|sletning|sletting|kuinka (?:kauan|pitkään)|säilyty|jak dlouho|dob[ay] (?:uch|ulož|zprac|spracúv)|uchov|ako dlho|kedy (?:ich|to) |kdy (?:je|to) |koska ne |milloin ne |скільки (?:це|вони) |сколько (?:это|они) |when (?:do|will) (?:we|you|it|they) .{0,20}(?:delete|throw|bin|destroy)|wann .{0,12}(?:gelöscht|vernichtet|löschen)|meddig|mennyi ideig|megőrzés|tárolás|cât timp|cât (?:le|o) |până când|(?:durata|perioada|termen\p{L}{0,3}) (?:de )?(?:stoc|păstr|arhiv)|păstrare|πόσο (?:καιρό|χρόνο|διάστημα)|(?:διάρκεια|χρόνος|διάστημα) (?:τήρ|διατήρ|αποθήκ|φύλα)|τήρηση|διατήρηση|ne kadar|saklama|muhafaza|как долго|сколько (?:мы )?хран|срок\p{L}{0,2} (?:хран|обраб)|хранение|як довго|скільки (?:ми )?зберіг|(?:строк|термін)\p{L}{0,2} (?:зберіг|оброб)|зберігання|колко (?:време|дълго)|докога|срок\p{L}{0,3} (?:за |на )?съхран|съхранение|koliko (?:dugo|ih dugo|vremena)|rok\p{L}{0,3} (?:čuv|pohran|hramb)|čuvanj|kako dolgo|hramb|kui kaua|säilita|kiek laiko|kaip ilgai|saugojim|cik ilgi|glabāšan|bao lâu|thời (?:hạn|gian) lưu|lưu trữ|berapa lama|penyimpanan)|多久|多长时间|多長時間|(?:保[存管有留]|存[储儲]|留存)(?:的)?(?:期|时|時)|いつまで|どのくらい|どれくらい|(?:保[存管有持])(?:の)?期間|얼마나 오래|언제까지|(?:보[관유존])(?: ?및? ?(?:이용)? ?)기간|파기|كم (?:من الوقت|مدة)|إلى متى|(?:مدة|فترة) (?:الاحتفاظ|الحفظ|التخزين)|कितने समय|कब तक/iu;
/** Years, months, weeks and days, in the forms they have after a number. */
export const TIME =
  /(?<!\p{L})(?:years?|months?|weeks?|days?|season|jahr\p{L}{0,3}|monat\p{L}{0,3}|wochen?|tag\p{L}{0,2}|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?|ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|anos?|m[êe]s(?:es)?|dias?|ja(?:ar|ren)|maand(?:en)?|we(?:ek|ken)|dag(?:en)?|lat(?:a|ach)?|rok\p{L}{0,3}|miesi\p{L}{1,5}|tygod\p{L}{1,4}|tydzień|dni|dniach|år(?:et|en)?|måned\p{L}{0,3}|månad\p{L}{0,3}|veck(?:a|or)|ug(?:e|er)|uk(?:e|er)|dag(?:e|er|ar)|vuo(?:den|tta|teen|si)|kuukau\p{L}{2,4}|viiko\p{L}{0,2}|päiv\p{L}{1,4}|let(?:ech|ej)?|měsíc\p{L}{0,3}|mesiac\p{L}{0,3}|týd\p{L}{1,4}|týžd\p{L}{1,4}|dn[íůy]|dňoch|év\p{L}{0,3}|hónap\p{L}{0,3}|h[ée]t(?:ig|en|ek)?|nap(?:ig|on|ot)?|an(?:i|ul)?|lun[iăa]|săptămân\p{L}{1,3}|zile?|χρόν\p{L}{1,3}|έτ[ηοω]\p{L}?|μήν\p{L}{1,3}|εβδομάδ\p{L}{1,3}|ημ?έρ\p{L}{1,3}|σεζόν|yıl|ay|hafta|gün|лет|год\p{L}{0,2}|месяц\p{L}{0,3}|недел\p{L}{1,2}|дн(?:я|ей|ів|і|и)|рок\p{L}{0,3}|рік|місяц\p{L}{0,3}|тижн\p{L}{1,3}|годин[аи]|месец\p{L}{0,3}|седмиц\p{L}|godin\p{L}{1,3}|mjesec\p{L}{0,2}|mesec\p{L}{0,2}|tjed\p{L}{1,4}|dana?|let[oi]?|teden|tedn\p{L}{1,2}|aastat?|kuud?|päeva|met(?:us|ų|ai)|mėnes\p{L}{1,4}|dien\p{L}{1,3}|gad(?:us|iem|u)|mēneš\p{L}{1,3}|năm|tháng|ngày|tahun|bulan|hari)(?!\p{L})|[\p{Nd}〇一二三四五六七八九十半](?:\s?)(?:年|か月|ヶ月|个月|個月|カ月|週間|周|日|天)|[\p{Nd}한두세네석넉섯덟홉열]\s?(?:년|개월|일|달|주|해)|سنوات|سنتين|سنة|أشهر|شهر|يوم|वर्ष|साल|महीन|दिन/iu;
/** What ends the keeping, where no time is named. */
export const UNTIL =
  /(?<!\p{L})(?:until|as long as|when you (?:leave|close|cancel)|solange|bis (?:sie|du|zur|zum)|tant que|jusqu['’]|hasta que|mientras|finché|fino a|até|enquanto|zolang|totdat|tot (?:u|je)|dopóki|do (?:czasu|rezygnacji|momentu)|tills|så länge|indtil|så længe|til du|inntil|så lenge|kunnes|niin kauan|dokud|kým|amíg|-ig(?!\p{L})|până (?:la|când)|cât timp|μέχρι|όσο|έως|sürece|kadar|пока|до тех пор|поки|докато|dok(?!\p{L})|sve dok|dokler|do preklica)|まで|直到|期间|까지|حتى|तक/iu;
/** How long, in any of the ways that a term is told. */
export const TERMS = [FOR_A_TERM, SO_LONG, TIME, UNTIL, YEARS, /[\p{Nd}〇一二三四五六七八九十]/u];
/** What is brought, given back, eaten or taught lasts, too. */
export const OF_OTHER_THINGS =
  /deliver|warrant|guarant|garant|liefer|livrais|entrega|consegn|lever|dostaw|doruč|dodac|dodán|záruk|szállít|jótáll|livrar|παράδοσ|εγγύησ|teslim|доставк|гарант|isporuk|jamstv|dostav|配送|保证期|保質|保质|質保|お届け|保証|배송|보증|cours|kurs|lesson|unterricht|lezion|lekc|contract term|vertragsdauer|laufzeit|abonn|return|rückgabe|widerruf|retour|devoluc|reso(?!\p{L})|zwrot|reklam|wine|wein|vin(?:o|s)?(?!\p{L})|chees|käse|fromag|queso|brot|bread|milk|food|lebensmittel|alimen|冷|茶|食/iu;

/** Something else lasts, takes its time or is good for so long. */
export const LASTS =
  /(?<!\p{L})(?:takes?|lasts?|valid|dauer(?:t|n)|gültig|dure(?:nt)?|valables?|dura[n]?|válid[oa]s?|valid[oaie]|duurt|duren|geldig|trwa|ważn\p{L}{1,2}|tar det|varar|varer|gyldig|kestää|voimassa|trvá|platí|platn\p{L}{1,2}|tart|érvényes|durează|valabil\p{L}?|διαρκεί|ισχύει|sürer|geçerli|длится|займ[её]т|действу\p{L}{2}|триває|діє|трае|важи|traje|vrijedi|velja)(?!\p{L})/iu;
/** So short an answer holds nothing but its term. */
const BARE = 30;

/** Does an answer tell how long data is kept: not how long a cookie lives, and not how long a parcel takes? */
export function answersHowLong({ title, said, table = "" }: Answer): string | null {
  if (!ASKS_HOW_LONG.test(title) || COOKIES.test(`${title} ${table}`) || OF_OTHER_THINGS.test(title))
    return null;
  if (LASTS.test(title) && !KEPT.test(title)) return null;
  const told = said.filter(
    (one) => !isGeneric(one) && ![COOKIES, COOKIE_NAME, OF_OTHER_THINGS].some((other) => other.test(one)),
  );
  const listed =
    told.filter((one) => LABELLED.test(one) && TIME.test(one)).length >= 2 && TERM_OF_KEEPING.test(title);
  const ofData = listed || [title, table, ...told].some((one) => OF_DATA.some((words) => words.test(one)));
  return (
    told.find(
      (one, at) =>
        (TIME.test(one) || UNTIL.test(one)) &&
        (ofData || GOES_OR_STAYS.test(one) || (at === 0 && one.length < BARE && KEPT.test(title))),
    ) ?? null
  );
}
/** What is kept, and for how long, as a list has it. */
const LABELLED = /^[^:：]{2,40}[:：] ?\S/u;
/** The time of keeping, as a title has it: keeping alone may be of bread. */
const TERM_OF_KEEPING =
  /(?:period|time|term|dauer|frist|zeit|durée|délai|plazo|tiempo|período|durata|tempi|prazo|tempo|termijn|periode|czas|okres|tid|aika|doba|idő|termen|perioada|διάρκεια|χρόν|süre|срок|строк|термін|rok)/iu;
const OF_DATA = [DATA, RECORDS, PAPERS];
