import { givesBasis } from "./basis-roles.ts";
import { reaches } from "./contact-roles.ts";
import { namesController } from "./controller-roles.ts";
import { DATA, RECORDS } from "./data-words.ts";
import { GOES_OR_STAYS, KEPT } from "./kept-words.ts";
import { near } from "./near.ts";
import { names } from "./recipient-roles.ts";
import type { Section } from "./sections.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { tellsWhere } from "./transfer-roles.ts";

/** Data is taken, asked for, used or worked with; in all languages read. */
const HANDLED =
  /process|collect|gather|(?<!\p{L})use[sd]?(?!\p{L})|(?<!\p{L})ask(?!\p{L})|(?<!\p{L})need(?!\p{L})|record|verarbeit|erheb|erfass|nutz|verwend|brauch|benötig|trait(?:e|ons|ement)|collect|recueill|utilis|demand|trat(?:a|amos)|recog|recopil|utiliz|(?<!\p{L})usa|pedim|trattiamo|raccogli|chied|usiamo|coleta|recolh|verwerk|verzamel|gebruik|vragen|przetwarz|zbier|wykorzyst|potrzeb|behandl|samla|använd|indsaml|bruger|bruker|samler|käsittel|kerää|käyt|zpracov|shromažď|použív|potřebuj|spracúv|používa|kezel|gyűjt|felhasznál|prelucr|colect|folosi|obrađ|prikup|koristi|obdelu|zbira|uporablja|işl[ie]|topl|kullan|обраб|собира|использ|оброб|збира|використ|обраб|събира|използ|επεξεργ|συλλέγ|χρησιμοπ|利用|使用|取得|収集|取り扱|处理|處理|收集|蒐集|이용|수집|처리|사용|نستخدم|نعالج|نجمع|استخدام|उपयोग|प्रयोग|इस्तेमाल|लेते|потрібн|нужн|необхідн|необходим|trebuie|ne trebui|potrebn|χρειαζ|gerek|lazım|thu thập|sử dụng|xử lý|mengumpul|gunakan|proses/iu;
/** To what end. */
const TO_THIS_END =
  /in order to|so (?:that|we can)|(?<!\p{L})to (?!the(?!\p{L})|an?(?!\p{L})|our(?!\p{L})|you(?!\p{L})|your(?!\p{L})|us(?!\p{L})|any)[a-z]{3,20} |(?<!\p{L})um .{2,120} zu |damit|afin d|(?<!\p{L})pour (?:[a-zéè]{1,20}(?:er|ir|re)(?!\p{L})|vous |l['’])|(?<!\p{L})para (?:[a-z]{1,20}[aei]r(?:te|le|lo|la|nos)?(?!\p{L})|que)|(?<!\p{L})per (?:[a-z]{1,20}(?:are|ere|ire|rre|arti|erti|irti|arle|erle|irle)(?!\p{L}))|(?<!\p{L})om .{2,120} te |(?<!\p{L})(?:aby|żeby|abyśmy|abychom|w celu|za účelem|aby sme)(?!\p{L})|för att|for at |for å |til at |tarkoitu|(?:seksi|miseksi|emme)(?!\p{L})|érdekében|céljából|hogy(?!\p{L})|pentru a(?!\p{L})|kako bismo|radi |da bi|amacıyla|için|чтобы|с целью|щоб|з метою|за да |με σκοπό|για να |προκειμένου|ため|目的|위해|위하여|以便|用于|用於|用来|为了|為了|لأجل|من أجل|بهدف|لِ?تنفيذ|के लिए|ताकि|किस लिए|để |nhằm|untuk|agar/iu;
/** A title that asks for the reason. */
const WHY =
  /^(?:[\d.§ )(]{0,8})(?:why|warum|wieso|weshalb|wozu|wofür|pourquoi|por qué|¿por qué|¿para qué|perché|por que|para que|waarom|waarvoor|dlaczego|po co|varför|hvorfor|miksi|proč|prečo|miért|de ce|γιατί|neden|niçin|зачем|почему|навіщо|чому|защо|zašto|zakaj|tại sao|mengapa|なぜ|왜|使いみち|为什么|為什麼|हम क्यों|لماذا)/iu;

/** What is asked of people, by the names of its fields. */
export const PERSONAL =
  /(?<!\p{L})names?(?!\p{L})|e-?mail|phone|address|(?<!\p{L})naam(?!\p{L})|telefo|(?<!\p{L})nom(?!\p{L})|prénom|adresse|apellido|correo|(?<!\p{L})nome(?!\p{L})|indirizz|endereço|morada|imię|nazwisk|(?<!\p{L})(?:namn|navn)(?!\p{L})|nimi|nimen|sähköposti|jméno|(?<!\p{L})meno(?!\p{L})|(?<!\p{L})nev(?:et|ét)|(?<!\p{L})név|numele|όνομα|διεύθυνσ|τηλέφων|имя|имени|телефон|адрес|ім['’]я|адас|isim|soyad|adres|氏名|住所|メールアドレス|date of birth|geburtsda|geburtsja|naissance|nacimiento|nascita|nascimento|geboorte|urodzenia|födelse|fødsel|syntymä|narozen|narodeni|születés|nașterii|rođenja|doğum|рожден|народжен|γέννησ|生年月日|생년월일|姓名|手机号|邮箱|이름|성명|연락처|الاسم|العنوان|नाम/iu;

/** For so long, or until something happens. */
const SO_LONG =
  /(?<!\p{L})(?:until|as long as|while you|no longer than|for (?:the|a) (?:period|term|duration))(?!\p{L})|\d{1,3} (?:full )?(?:years?|months?|weeks?|days?)(?!\p{L})|(?:one|two|three|four|five|six|seven|eight|ten|twelve) (?:years?|months?|weeks?|days?)(?!\p{L})|solange|(?<!\p{L})bis (?:zu|sie|der|die|das|ein)|\d{1,3} (?:jahr|monat|woche|tage?)|jahre(?!\p{L})|monate(?!\p{L})|jusqu|tant que|\d{1,3} (?:ans?|mois|jours|semaines)|hasta|mientras|\d{1,3} (?:años?|meses|días)|fino a|finché|\d{1,3} (?:anni|mesi|giorni)|até|enquanto|\d{1,3} (?:anos?|dias)|(?<!\p{L})tot(?!\p{L})|zolang|zo lang|\d{1,3} (?:jaar|maanden|dagen|weken)|dopóki|do czasu|do momentu|\d{1,3} (?:lat|lata|miesi|dni)|(?<!\p{L})tills?(?!\p{L})|så länge|\d{1,3} (?:år|månader|dagar|måneder|dage|dager)|indtil|så længe|så lenge|inntil|kunnes|niin kauan|\d{1,3} (?:vuo|kuukau|päiv)|dokud|po dobu|\d{1,3} (?:let|roků|měsíc|dn[íů])|\d{1,3} (?:év|hónap|nap)|cât timp|\d{1,3} (?:ani|luni|zile)|dok |sve dok|\d{1,3} (?:godin|mjesec|dana|let|mesec)|sürece|kadar|\d{1,3} (?:yıl|ay|gün)|пока|до тех пор|до момента|\d{1,3} (?:лет|год|месяц|дн)|поки|до моменту|\d{1,3} (?:рок|місяц|дн)|докато|\d{1,3} (?:годин|месец|дни)|έως|μέχρι|όσο|\d{1,3} (?:έτ|μήν|χρόν|ημέρ)|\d{1,3}\s?(?:年|か月|ヶ月|个月|個月|日間|天)|まで|期间|期間|期限|為止|为止|\d{1,3}\s?(?:년|개월|일)|까지|동안|طالما|ما دام|حتى|لمدة|तक|khi nào|đến khi|\d{1,3} (?:năm|tháng)|selama|hingga|sampai|\d{1,3} (?:tahun|bulan)/iu;

/** For so many years, months or days, in figures or in words. */
const FOR_A_TERM =
  /(?:\d{1,3}|one|two|three|four|five|six|seven|eight|ten|twelve|sixth|second) (?:full )?(?:years?|months?|weeks?|days?|winters?)(?!\p{L})|(?<!\p{L})(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|\d{1,3})e?n? (?:jahr|monat|woche|tag)|(?<!\p{L})(?:un|deux|trois|quatre|cinq|six|sept|dix|douze|\d{1,3}) (?:ans?|mois|jours|semaines)(?!\p{L})|(?<!\p{L})(?:una?|uno|dos|tres|cuatro|cinco|seis|siete|diez|doce|quince|\d{1,3}) (?:años?|mes(?:es)?|días|semanas)(?!\p{L})|(?<!\p{L})(?:un|due|tre|cinque|sei|dieci|dodici|\d{1,3}) (?:ann[oi]|mes[ei]|giorni)(?!\p{L})|(?<!\p{L})(?:um|dois|três|cinco|seis|dez|doze|\d{1,3}) (?:anos?|m[eê]s(?:es)?|dias)(?!\p{L})|(?<!\p{L})(?:een|één|twee|drie|vijf|zeven|tien|\d{1,3}) (?:jaar|maand|weken|dagen)|(?<!\p{L})(?:rok|dwa|trzy|pięć|sześć|dziesięć|trzydziestu|\d{1,3}) (?:lat|po|miesi|dni)|(?:ett|två|tre|fem|sju|tio|\d{1,3}) (?:år|månader|dagar)|årsskift|(?:et|en|to|tre|fem|syv|ti|tretti|\d{1,3}) (?:år|måned|dage|dager|uger|uker)|(?:vuoden|kuukauden|päivän|vuotta|kuukautta)(?!\p{L})|(?<!\p{L})(?:rok|roku|roky|roka|let|rokov|měsíc\p{L}{0,2}|mesiac\p{L}{0,2}|dní)(?!\p{L})|(?<!\p{L})(?:évig|évre|hónapig|napig|év|hónap)(?!\p{L})|(?<!\p{L})(?:an|ani|luni|zile)(?!\p{L})|(?<!\p{L})(?:godin\p{L}|mjesec\p{L}|mesec\p{L}|dana|leto|leti|let)(?!\p{L})|(?<!\p{L})(?:yıl|ay|gün)(?!\p{L})|(?<!\p{L})(?:лет|года?|месяц\p{L}{0,3}|рок\p{L}{0,3}|рік|місяц\p{L}{0,3}|години|година|месеца?|дни|днів|дней)(?!\p{L})|(?<!\p{L})(?:έτη|έτος|χρόνια|χρόνο|μήνες|μήνα|ημέρες)(?!\p{L})|[\p{Nd}〇一二三四五六七八九十]\s?(?:年|か月|ヶ月|个月|個月|日|天)|[\p{Nd}한두세네]\s?(?:년|개월|일|달)|سنوات|سنتين|سنة|أشهر|شهر/iu;
/** People are told to keep something themselves. */
const TOLD_TO_KEEP =
  /^(?:please )?(?:keep|store|bewahren sie|heben sie|conservez|gardez|conserve|guarde|conservi|bewaar|zachowaj|spara|gem|säilytä|uchovejte|uschovajte|őrizze|păstrați|saklayınız|храните|зберігайте)(?!\p{L})/iu;
/** A label that asks how long. */
const HOW_LONG_LABEL =
  /^.{0,4}(?:how long|wie lange|combien de temps|cuánto tiempo|hasta cuándo|per quanto tempo|quanto tempo|hoe lang|jak długo|hur länge|hvor l[æe]nge|kuinka kauan|jak dlouho|ako dlho|meddig|cât (?:timp|le ținem)|koliko dugo|kako dolgo|ne kadar süre|как долго|як довго|колко време|πόσο (?:καιρό|χρόνο))[^.:?]{0,40}[:?] .{0,200}(?:\d|year|month|jahr|monat|ans|mois|año|mes|anni|mesi|anos|meses|jaar|maand|lat|mies|år|måned|månad|vuo|kuukau|rok|let|měs|mesiac|év|hónap|ani|luni|godin|yıl|лет|год|рок|місяц|χρόν|μήν)/iu;
const CLAUSE = 60;
/** A label that asks what for. */
const WHAT_FOR =
  /^.{0,4}(?:what for|what we do with (?:it|them)|was wir damit (?:tun|machen)|ce que nous en faisons|qué hacemos con (?:ell?os|esto)|cosa ne facciamo|o que fazemos com (?:isso|eles)|wat (?:wij|we) ermee doen|co (?:s tím|s nimi) děláme|co z nimi robimy|vad vi gör med dem|hvad vi gør med dem|ce facem cu ele|що ми з ними робимо|что мы с ними делаем|wofür|wozu|à quoi bon|à quoi (?:ça|elles) (?:sert|servent)|para qué|a cosa serv(?:e|ono)|para que serve|waartoe|waarvoor|do czego|po co|vad till|till vad|hvortil|hvad til|hva til|mihin|mitä varten|k čemu|načo|na čo|mire|la ce|čemu|za kaj|ne için|для чего|зачем|для чого|навіщо|за какво|σε τι|για ποιο λόγο|なんのため|何のため|使いみち|무엇에)(?:\P{L}[^.:?]{0,30})?[:?.] \p{L}/iu;

/** Who watches over data, by its office or as the law calls it. */
const WATCHES =
  /supervisory authorit|data protection (?:authorit|commission|agenc)|(?:information|privacy) commissioner|aufsichtsbehörd|datenschutzbehörd|(?:landes|bundes)beauftragt|autorités? de contrôle|(?<!\p{L})cnil(?!\p{L})|autoridad(?:es)? de control|agencia \p{L}{3,12} de protección|autorità di controllo|(?<!\p{L})garante(?!\p{L})|autoridade de (?:controlo|proteção)|autoridade nacional de|comissão nacional de prote|toezichthoud|gegevensbeschermingsautoriteit|autoriteit persoonsgegevens|organ\p{L}{0,2} nadzor|urzęd\p{L}{0,2} ochrony danych|tillsynsmyndighet|integritetsskydd|datatilsyn|tilsynsmyndig|tietosuojavaltuut|úřad\p{L}{0,2} pro ochranu|úrad\p{L}{0,2} na ochranu|felügyeleti hatóság|adatvédelmi és|autorit\p{L}{2,6} (?:na[țţ]ional\p{L}{0,2} )?de supraveghere|αρχής? προστασίας|εποπτικ|kişisel verileri koruma kur|роскомнадзор|надзорн|наглядов|комиси\p{L}{1,3} за защита|уповноважен\p{L}{2,4} верховної|個人情報保護委員会|개인정보 ?(?:침해|보호위|분쟁)|网信|هيئة البيانات/iu;
/** People turn to someone. */
const TURN_TO =
  /(?<!\p{L})turn to|contact|(?<!\p{L})apply to|wenden|saisir|adresser|acudir|dirigirse|rivolger|recorrer|dirigir-se|contacter|wendt? u|terecht bij|zwróci|vända dig|kontakta|henvende|kääntyä|obrátit|obrátiť|fordulhat|(?:vă|va) adresa|sesiza|απευθυνθ|προσφύγ|başvur|обратит|обращ|зверн|обърн|hear you|plâng|panas|жалоб|скарг|καταγγ|şikay|şikây|žalb|pritužb|klag|beschwer|complain|reclam|réclam|plainte|queixa|queja|klacht|skarg|stížn|sťažn|valit|苦情|投诉|举报|신고|상담|شكوى/iu;

/** `before`: the statement before it; `at`: which statement of the text it is. */
type Role = (statement: Statement, before: string, at: number) => boolean;

const ROLES: Readonly<Partial<Record<Section, Role>>> = {
  s_controller: namesController,
  s_basis: givesBasis,
  s_recipients: names,
  s_contact: reaches,
  s_transfers: tellsWhere,
  s_purposes: ({ text, heading }) =>
    WHAT_FOR.test(text) ||
    (WHY.test(heading) && (DATA.test(heading) || HANDLED.test(heading))) ||
    [text, heading].some(
      (words) => (DATA.test(words) || PERSONAL.test(words)) && near(words, HANDLED, TO_THIS_END),
    ),
  s_complaint: ({ text }) => near(text, WATCHES, TURN_TO),
  s_retention: ({ text, heading }) =>
    !TOLD_TO_KEEP.test(text) &&
    ((DATA.test(text) && near(text, KEPT, SO_LONG)) ||
      ((DATA.test(text) || RECORDS.test(text) || DATA.test(heading)) &&
        (near(text, KEPT, FOR_A_TERM, CLAUSE) || near(text, GOES_OR_STAYS, FOR_A_TERM, CLAUSE))) ||
      HOW_LONG_LABEL.test(text)),
};

/** The statement that treats a subject by what it says is done with data, whatever words it has for it. */
export function roleQuote(section: Section, text: string): string | null {
  const plays = ROLES[section];
  const found = statementsOf(text).find((one, at, all) => plays?.(one, all[at - 1]?.text ?? "", at));
  return found?.text.slice(0, QUOTE) ?? null;
}
const QUOTE = 300;
