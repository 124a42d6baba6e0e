import type { Answer } from "./answers.ts";
import { COOKIES } from "./cookie-words.ts";
import { DATA, RECORDS } from "./data-words.ts";
import { denies, isDenied } from "./denials.ts";
import { PARTY } from "./party-words.ts";
import { isAsked, type Statement } from "./statements.ts";
import { WARES } from "./wares-words.ts";
import { COMPANY } from "./who-words.ts";

/** Someone sees something, has it given or is sent it; in all languages read. */
export const GETS =
  /(?<!\p{L})(?:sees?|seen by|access|receives?|gets?|given to|sent to|passed (?:on )?to|handed)(?!\p{L})|(?<!\p{L})(?:sieht|sehen|erhält|erhalten|bekommt|bekommen|gehen an)(?!\p{L})|(?<!\p{L})(?:voi(?:t|ent)|vue?s? par|reçoi\p{L}{1,4}|accès|remis\p{L}{0,2} à|passe)(?!\p{L})|(?<!\p{L})(?:ven?|vist[oa]s? por|reciben?|acceden?|llegan? a)(?!\p{L})|(?<!\p{L})(?:ved(?:e|ono)|vist[oiae] da\p{L}{0,3}|ricev\p{L}{1,4}|accedono|vanno a)(?!\p{L})|(?<!\p{L})(?:v[êe]e?m?|vist[oa]s? pel[oa]s?|recebem?|enviad[oa]s? (?:a|à|ao)|chegam)(?!\p{L})|(?<!\p{L})(?:ziet|zien|krijg(?:t|en)|gaan naar|loopt via)(?!\p{L})|(?<!\p{L})(?:widz\p{L}{1,3}|otrzymuj\p{L}{1,2}|dostaj\p{L}{1,2}|trafia\p{L}{0,2})(?!\p{L})|(?<!\p{L})(?:ser|får|går till|går til)(?!\p{L})|näkevät|näkee|saavat|(?<!\p{L})(?:vidí|dostane|dostanou|dostanú)(?!\p{L})|látja|látják|megkap|(?<!\p{L})(?:văd|vede|primes\p{L}{1,2}|ajung)(?!\p{L})|(?<!\p{L})(?:vide|vidi|dobiva\p{L}{0,3})(?!\p{L})|görür|aktarılır|iletilir|видят|видит|получа[ею]т|бач(?:ить|ать)|отриму[єю]|виждат|получава|βλέπ\p{L}{1,5}|λαμβάν|παίρν|伝わり|渡し|看到|获得|전달|제공(?:됩|합)|تطلع|يطلع|تصل|تتلقى|देखत|मिलत/iu;
/** A name within a sentence: two letters or more, in a script that has capitals, not at its beginning. */
const NAME = /[\p{Ll},\p{Lo}] ?\p{Lu}[\p{L}\d&.-]{2,}/u;
/** German writes every noun so. */
const GERMAN = /(?<!\p{L})(?:und|der|die|das|wir|sie|ihre)(?!\p{L})/iu;

/** A label that asks who gets it. */
const WHO =
  /^.{0,6}(?:who|wer|an wen|qui|à qui|qui[ée]n|a qui[ée]n|chi|quem|a quem|wie|aan wie|kto|komu(?!\p{L})|hvem|vem|kdo|cine|kik?|ποι\p{L}{1,3}|хто|кто|кой|kim\p{L}{0,3}|谁|誰|누가|من)\P{L}[^.:?？]{0,50}[:?？] ?\p{L}/iu;

/** Written as companies write their names, wherever it stands: in two capitals, or in two words that have one each. */
export const BRAND =
  /(?<!\p{L})\p{Lu}\p{Ll}{1,20}\p{Lu}\p{L}{0,20}|(?<!\p{L})\p{Lu}{3,12}(?!\p{L})|[\p{Ll}]\.(?:com|io|eu|app|pl|hu)(?!\p{L})|[„“"«»]\p{Lu}[\p{L} ]{2,30}[“”"«»]/u;
/** Others than the house, by what they are. */
export const OTHERS =
  /(?<!\p{L})(?:bank|banks|courier|accountant|bookkeeper|insurer|insurance|tax office|revenue|police|council|laborator|municipal|ministry|post office|banque|transporteur|comptable|assureur|mairie|préfecture|police|trésor public|krankenkasse|versicherung|steuerberat|finanzamt|polizei|gemeinde|labor|zahnlabor|kassenzahn|abrechnungsstelle|spedition|banco|gestor[íi]a|asesor[íi]a|mensajer|aseguradora|hacienda|policía|ayuntamiento|laboratorio|banca|corriere|commercialista|assicurazion|questura|polizia|comune di|agenzia|transportadora|contabilist|seguradora|autoridade tributária|polícia|câmara municipal|prefeitura|boekhoud|accountant|verzekeraar|belastingdienst|politie|gemeente|vervoerder|kurier|księgow|ubezpieczyciel|urząd skarbowy|policj|kommun|revisor|försäkringsbolag|skatteverk|polis|skolan|forsikring|skattestyrelse|politi|kommunen|apotek|tilitoimisto|vakuutusyhtiö|verottaja|poliisi|kunta|ruokavirasto|laboratorio|účetní|pojišťovn|finanční úřad|polici|obec|účtovn|poisťovň|daňov|könyvelő|biztosító|nav(?!\p{L})|rendőr|futár|önkormányzat|contabil|asigur|anaf|poliți|primări|curier|casei? de asigurări|λογιστ|ασφαλιστικ|εφορία|αστυνομ|τράπεζ|δήμο|ααδε|muhasebe|sigorta|vergi|polis|kargo|banka|банк|бухгалтер|страхов|налогов|полици|курьер|кур['’]єр|податков|поліці|счетовод|застраховател|куриер|община|računovo|osiguranj|porezn|policij|kurir|banka|zavarovaln)\p{L}{0,6}|税理士|銀行|警察|保険会社|保険者|自治体|税务|銀行|银行|快递|会计|保险|公安|은행|세무|경찰|택배|보험|학교|المحاسب|البنك|الشرطة/iu;

const namesSomeone = (text: string): boolean =>
  [COMPANY, PARTY, BRAND, OTHERS].some((words) => words.test(text)) ||
  (!GERMAN.test(text) && NAME.test(text));

/** What others do for a house: they carry, collect money, keep machines, count and write. */
export const SERVICES =
  /(?<!\p{L})(?:deliver|parcel|payments?|card|hosting|hosted|server|newsletter|account|bookings?|software|pakete?|zahlung|bezahlt|anmeldung|buchhaltung|buchung|colis|paiement|hébergement|comptab|envíos?|paquet|pagos?|cobro|reservas|pacchi|pagament|prenotazion|contabil|encomenda|pagamento|pakket|betaling|boekhoud|paczk|płatno|księgow|betalning|faktur|bokför|paket|pakke|betaling|regnskab|regnskap|bogholderi|paket|maks|kirjanpi|palvelime|balík|zásil|platb|platby|účetn|rezervac|balíč|účtovn|csomag|fizet|számla|könyvel|colet|plăț|plati|programări|δέμα|δέματ|πληρωμ|λογιστ|κρατήσε|kargo|ödeme|muhasebe|посылк|оплат|платеж|бухгалт|посилк|платіж|пратк|плащан|парите|счетоводств|paket|plaćanj|računovod|pošiljk|plačil)\p{L}{0,5}|配送|決済|支付|付款|快递|寄送|印刷|배송|결제/iu;
const EACH_SERVICE = new RegExp(SERVICES, "giu");
/** `über` and `par`: by whom it goes, as German has it, where every noun has a capital. */
const BY_WHOM = /(?:über|durch|von|bei) (?:die |das |der |den )?\p{Lu}[\p{L}\d-]{2,30}/gu;

/** Do a statement and the one before it say which others do what for the house: two services at least, of two that have names? */
function servedBy(text: string, before: string): boolean {
  const all = `${before} ${text}`;
  const services = new Set([...all.matchAll(EACH_SERVICE)].map(([word]) => word.toLowerCase()));
  if (services.size < SEVERAL || !SERVICES.test(text)) return false;
  const namesIn = GERMAN.test(all)
    ? [...all.matchAll(BY_WHOM)].length + Number(COMPANY.test(all))
    : [...all.matchAll(EACH_NAME)].length;
  return namesIn >= SEVERAL;
}
const SEVERAL = 2;
const EACH_NAME =
  /(?<=[\p{Ll},\p{Lo}„«"] ?)\p{Lu}[\p{L}\d&.-]{2,30}|(?<!\p{L})\p{Lu}\p{Ll}{1,20}\p{Lu}\p{L}{0,20}/gu;

/** Does a statement name someone who sees data or is sent it? */
export function names({ text, heading }: Statement, before: string): boolean {
  if (isDenied(text) || isAccepted(text)) return false;
  if (servedBy(text, isDenied(before) ? "" : before)) return true;
  if (!GETS.test(text) || !namesSomeone(text)) return false;
  return (
    WHO.test(text) ||
    [text, heading, before].some((words) => DATA.test(words)) ||
    [text, before].some((words) => RECORDS.test(words))
  );
}
/** Cards that a house takes carry no data. */
const isAccepted = (text: string): boolean =>
  /accept|akzept|acept|accett|aceit|przyjmuj|tar emot|modtager kort|hyväksym|přijím|elfogad|δεχόμαστε|kabul ed|принима|прийма|使えます|ご利用いただけ|接受|可用/iu.test(
    text,
  );

/** A title that asks who gets data. */
const ASKS_WHO =
  /(?<!\p{L})(?:who (?:else )?(?:sees|gets|receives|has|can see|reads|knows|helps|is told|do we|we)|(?:to|with) whom|recipients?|shar(?:e|ing)(?!\p{L})|wer .{0,20}(?:sieht|erfährt|bekommt|erhält|zugriff|hilft|einblick)|(?:an|mit) wen|mit wem|empfänger|weitergabe|qui .{0,20}(?:voit|voient|reçoi|accès|lit|aide)|(?:à|avec) qui(?!\p{L})|destinataires|qui[eé]n(?:es)? .{0,20}(?:ven?|reciben?|accede|ayuda|tiene)(?!\p{L})|(?:a|con) qui[eé]n|destinatarios|chi .{0,20}(?:vede|riceve|accede|aiuta)|(?:a|con) chi(?!\p{L})|destinatari|quem .{0,20}(?:vê|recebe|acede|acesso|ajuda)|(?:a|com) quem|destinatários|wie .{0,20}(?:ziet|zien|krijg|helpt|helpen|ontvang|toegang)|(?:aan|met) wie|ontvangers|kto .{0,20}(?:widzi|dostaje|otrzymuj|dostęp|pomaga)|komu|z kim|odbiorc|(?:vem|vilka) .{0,20}(?:ser|får|tar del|läser|hjälp)|(?:till|med) vem|mottagare|hvem .{0,20}(?:ser|får|modtager|mottar|adgang|tilgang|hjælp|hjelp|se )|modtagere|mottakere|(?:kuka|ketkä|kenelle|kelle) .{0,20}(?:näk|saa|luov|annet)|kenelle|vastaanottaj|luovut|kdo .{0,20}(?:vidí|dostane|přístup|pomáhá)|s kým|příjemci|kto .{0,20}(?:vidí|dostane|prístup)|príjemcovia|kik? .{0,20}(?:lát|kap|fér|seg)|kiknek|kinek|címzettek|cui(?!\p{L})|cine .{0,20}(?:vede|primește|primesc|acces|ajut)|cu cine|destinatarii|ποιο[ςιι] .{0,20}(?:βλέπ|λαμβ|παίρν|πρόσβ)|σε ποιο\p{L}{1,3}|με ποιο\p{L}{1,3}|αποδέκτες|kim(?:ler)? .{0,20}(?:gör|alır|eriş)|kiminle|kime(?!\p{L})|kimlere|alıcılar|кто .{0,20}(?:видит|получа|доступ)|кому|с кем|получател\p{L}|хто .{0,20}(?:бачить|отрим|доступ)|з ким|(?:одержувач|отримувач)\p{L}?|кой .{0,20}(?:вижда|получава|достъп)|на кого|с кого|tko .{0,20}(?:vidi|dobiva|prima|pristup)|kome(?!\p{L})|s kim|primatelji|kdo .{0,20}(?:vidi|dobi|prejme|dostop)|prejemniki|kas .{0,20}(?:mato|gauna|redz|saņem)|kam(?!\p{L})|kes .{0,20}(?:näe|saa))|谁.{0,8}(?:看|收|得到|接)|[给給]谁|接收方|共享|誰[にが]|渡しする相手|提供先|預け先|委託先|누[가구].{0,12}(?:보|받|알)|누구에게|제공받는|위탁|من (?:يطلع|يرى|يحصل)/iu;
/** Whom one complains or writes to, and whom data comes from or belongs to. */
const ELSE_WHOM =
  /complain|beschwer|réclam|plaindre|plainte|reclam|quej|klag|klacht|skarg|skarż|stěžov|stížn|sťaž|panasz|plâng|παράπον|καταγγ|şikay|жалоб|жалов|скарг|скарж|оплак|žal(?:it|b)|pritož|pritužb|苦情|投诉|불만|write|schreib|écri|escrib|scriv|escrev|schrijf|skriv|kirjo|psát|írjon|scri(?:e|u)|yaz|пис|pisati|turn to|wend|adress|apply|apply|responsib|verantwort/iu;

/** Nobody but the house itself. */
export const ONLY_US =
  /(?<!\p{L})(?:only (?:we|us|our|me|i|the two of us)|nur (?:wir|unsere?|ich)|(?:que|uniquement|seul\p{L}{0,3}) (?:nous|notre|l['’]équipe)|s[óo]lo (?:nosotr|nuestr)\p{L}{0,3}|sol[oi] (?:noi|il nostro|la nostra)|(?:s[óo]|apenas|somente) (?:nós|a nossa|o nosso)|alleen (?:wij|we|ons|onze)|tylko (?:my|nasz\p{L}?)|bara (?:vi|vår\p{L}?)|kun (?:vi|vores|våre)|vain (?:me|henkilökunta)|jen (?:my|naš\p{L}{0,2})|len (?:my|naš\p{L}{0,2})|csak mi|doar (?:noi|echipa)|μόνο (?:εμείς|εμάς)|(?:sadece|yalnızca) biz|только мы|тільки ми|само ние|samo mi)(?!\p{L})|只有我们|只有本|私たちだけ|当[店社]だけ|우리만/iu;

/** Does an answer to the question who gets data name someone, and not nobody? */
export function answersWho({ title, said }: Answer, language: string): string | null {
  if (!ASKS_WHO.test(title) || ELSE_WHOM.test(title) || WARES.test(title) || COOKIES.test(title)) return null;
  const tells = (part: string) => !isDenied(part) && !denies(part, language) && namesSomeone(part);
  return (
    said.find(
      (one) =>
        !isAsked(one) && !ONLY_US.test(one) && !isAccepted(one) && one.split(/[,;，、]\s?/u).some(tells),
    ) ?? null
  );
}
