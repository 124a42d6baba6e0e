import { DATA } from "./data-words.ts";
import type { Section } from "./sections.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** Data is taken, asked for, used or worked with; in all languages read. */
const HANDLED =
  /process|collect|gather|(?<!\p{L})use[sd]?(?!\p{L})|(?<!\p{L})ask(?!\p{L})|(?<!\p{L})need(?!\p{L})|record|verarbeit|erheb|erfass|nutz|verwend|brauch|benötig|trait(?:e|ons|ement)|collect|recueill|utilis|demand|trat(?:a|amos)|recog|recopil|utiliz|(?<!\p{L})usa|pedim|trattiamo|raccogli|chied|usiamo|coleta|recolh|verwerk|verzamel|gebruik|vragen|przetwarz|zbier|wykorzyst|potrzeb|behandl|samla|använd|indsaml|bruger|bruker|samler|käsittel|kerää|käyt|zpracov|shromažď|použív|potřebuj|spracúv|používa|kezel|gyűjt|felhasznál|prelucr|colect|folosi|obrađ|prikup|koristi|obdelu|zbira|uporablja|işl[ie]|topl|kullan|обраб|собира|использ|оброб|збира|використ|обраб|събира|използ|επεξεργ|συλλέγ|χρησιμοπ|利用|使用|取得|収集|取り扱|处理|處理|收集|蒐集|이용|수집|처리|사용|نستخدم|نعالج|نجمع|استخدام|उपयोग|प्रयोग|इस्तेमाल|लेते|thu thập|sử dụng|xử lý|mengumpul|gunakan|proses/iu;
/** To what end. */
const TO_THIS_END =
  /in order to|so (?:that|we can)|(?<!\p{L})to (?!the(?!\p{L})|an?(?!\p{L})|our(?!\p{L})|you(?!\p{L})|your(?!\p{L})|us(?!\p{L})|any)[a-z]{3,20} |(?<!\p{L})um .{2,120} zu |damit|afin d|(?<!\p{L})pour (?:[a-zéè]{1,20}(?:er|ir|re)(?!\p{L})|vous |l['’])|(?<!\p{L})para (?:[a-z]{1,20}[aei]r(?:te|le|lo|la|nos)?(?!\p{L})|que)|(?<!\p{L})per (?:[a-z]{1,20}(?:are|ere|ire|rre|arti|erti|irti|arle|erle|irle)(?!\p{L}))|(?<!\p{L})om .{2,120} te |(?<!\p{L})(?:aby|żeby|abyśmy|abychom|w celu|za účelem|aby sme)(?!\p{L})|för att|for at |for å |til at |tarkoitu|(?:seksi|miseksi|emme)(?!\p{L})|érdekében|céljából|hogy(?!\p{L})|pentru a(?!\p{L})|kako bismo|radi |da bi|amacıyla|için|чтобы|с целью|щоб|з метою|за да |με σκοπό|για να |προκειμένου|ため|目的|위해|위하여|以便|用于|用於|用来|为了|為了|لأجل|من أجل|بهدف|لِ?تنفيذ|के लिए|ताकि|किस लिए|để |nhằm|untuk|agar/iu;
/** A title that asks for the reason. */
const WHY =
  /^(?:[\d.§ )(]{0,8})(?:why|warum|wieso|weshalb|wozu|wofür|pourquoi|por qué|¿por qué|¿para qué|perché|por que|para que|waarom|waarvoor|dlaczego|po co|varför|hvorfor|miksi|proč|prečo|miért|de ce|γιατί|neden|niçin|зачем|почему|навіщо|чому|защо|zašto|zakaj|tại sao|mengapa|なぜ|왜|为什么|為什麼|हम क्यों|لماذا)/iu;

/** What is asked of people, by the names of its fields. */
export const PERSONAL =
  /(?<!\p{L})names?(?!\p{L})|e-?mail|phone|address|(?<!\p{L})naam(?!\p{L})|telefo|(?<!\p{L})nom(?!\p{L})|prénom|adresse|apellido|correo|(?<!\p{L})nome(?!\p{L})|indirizz|endereço|morada|imię|nazwisk|(?<!\p{L})(?:namn|navn)(?!\p{L})|nimi|nimen|sähköposti|jméno|(?<!\p{L})meno(?!\p{L})|(?<!\p{L})nev(?:et|ét)|(?<!\p{L})név|numele|όνομα|διεύθυνσ|τηλέφων|имя|имени|телефон|адрес|ім['’]я|адас|isim|soyad|adres|氏名|住所|メールアドレス|姓名|手机号|邮箱|이름|성명|연락처|الاسم|العنوان|नाम/iu;

/** Something is kept. */
export const KEPT =
  /(?<!\p{L})(?:keep|hold|held|kept|stor\w{1,3}|retain\w{0,2})(?!\p{L})|aufbewahr|gespeicher|speicher|aufheb|aufgehob|conserv|gard(?:ons|ées?)|guard|almacen|mant(?:enemos|iene|ém|emos)|conservat|teniamo|armazen|bewa(?:ren|ard)|opgeslagen|przechow|trzyma|spara|lagra|bevara|opbevar|gemme|lagre|oppbevar|säilyt|uchov|ukládá|uchová|uklad|őriz|tárol|păstr|stoc(?:ăm|ate)|čuva|pohranj|hrani|shran|sakla|tutul|храни|хранятся|зберіга|съхран|пазим|διατηρ|τηρού|φυλάσσ|保存|保管|保有|保留|储存|儲存|留存|보관|보유|보존|نحتفظ|الاحتفاظ|تُحفظ|रखते|रखी|रखा|lưu|simpan/iu;
/** For so long, or until something happens. */
const SO_LONG =
  /(?<!\p{L})(?:until|as long as|while you|no longer than|for (?:the|a) (?:period|term|duration))(?!\p{L})|\d{1,3} (?:full )?(?:years?|months?|weeks?|days?)(?!\p{L})|(?:one|two|three|four|five|six|seven|eight|ten|twelve) (?:years?|months?|weeks?|days?)(?!\p{L})|solange|(?<!\p{L})bis (?:zu|sie|der|die|das|ein)|\d{1,3} (?:jahr|monat|woche|tage?)|jahre(?!\p{L})|monate(?!\p{L})|jusqu|tant que|\d{1,3} (?:ans?|mois|jours|semaines)|hasta|mientras|\d{1,3} (?:años?|meses|días)|fino a|finché|\d{1,3} (?:anni|mesi|giorni)|até|enquanto|\d{1,3} (?:anos?|dias)|(?<!\p{L})tot(?!\p{L})|zolang|zo lang|\d{1,3} (?:jaar|maanden|dagen|weken)|dopóki|do czasu|do momentu|\d{1,3} (?:lat|lata|miesi|dni)|(?<!\p{L})tills?(?!\p{L})|så länge|\d{1,3} (?:år|månader|dagar|måneder|dage|dager)|indtil|så længe|så lenge|inntil|kunnes|niin kauan|\d{1,3} (?:vuo|kuukau|päiv)|dokud|po dobu|\d{1,3} (?:let|roků|měsíc|dn[íů])|\d{1,3} (?:év|hónap|nap)|cât timp|\d{1,3} (?:ani|luni|zile)|dok |sve dok|\d{1,3} (?:godin|mjesec|dana|let|mesec)|sürece|kadar|\d{1,3} (?:yıl|ay|gün)|пока|до тех пор|до момента|\d{1,3} (?:лет|год|месяц|дн)|поки|до моменту|\d{1,3} (?:рок|місяц|дн)|докато|\d{1,3} (?:годин|месец|дни)|έως|μέχρι|όσο|\d{1,3} (?:έτ|μήν|χρόν|ημέρ)|\d{1,3}\s?(?:年|か月|ヶ月|个月|個月|日間|天)|まで|期间|期間|期限|為止|为止|\d{1,3}\s?(?:년|개월|일)|까지|동안|طالما|ما دام|حتى|لمدة|तक|khi nào|đến khi|\d{1,3} (?:năm|tháng)|selama|hingga|sampai|\d{1,3} (?:tahun|bulan)/iu;

/** Who watches over data, by its office or as the law calls it. */
const WATCHES =
  /supervisory authorit|data protection (?:authorit|commission|agenc)|(?:information|privacy) commissioner|aufsichtsbehörd|datenschutzbehörd|(?:landes|bundes)beauftragt|autorités? de contrôle|(?<!\p{L})cnil(?!\p{L})|autoridad(?:es)? de control|agencia \p{L}{3,12} de protección|autorità di controllo|(?<!\p{L})garante(?!\p{L})|autoridade de (?:controlo|proteção)|autoridade nacional de|comissão nacional de prote|toezichthoud|gegevensbeschermingsautoriteit|autoriteit persoonsgegevens|organ\p{L}{0,2} nadzor|urzęd\p{L}{0,2} ochrony danych|tillsynsmyndighet|integritetsskydd|datatilsyn|tilsynsmyndig|tietosuojavaltuut|úřad\p{L}{0,2} pro ochranu|úrad\p{L}{0,2} na ochranu|felügyeleti hatóság|adatvédelmi és|autorit\p{L}{2,6} (?:naționale? |naţionale? )?de supraveghere|αρχής? προστασίας|εποπτικ|kişisel verileri koruma kur|роскомнадзор|надзорн|наглядов|комисия\p{L}{0,2} за защита/iu;
/** People turn to someone. */
const TURN_TO =
  /(?<!\p{L})turn to|contact|(?<!\p{L})apply to|wenden|saisir|adresser|acudir|dirigirse|rivolger|recorrer|dirigir-se|contacter|wendt? u|terecht bij|zwróci|vända dig|kontakta|henvende|kääntyä|obrátit|obrátiť|fordulhat|(?:vă|va) adresa|sesiza|απευθυνθ|προσφύγ|başvur|обратит|обращ|зверн|обърн/iu;

const BESIDE = 160;
const near = (text: string, one: RegExp, other: RegExp): boolean => {
  const at = text.search(one);
  return at >= 0 && other.test(text.slice(Math.max(0, at - BESIDE), at + BESIDE));
};

type Role = (statement: Statement) => boolean;

const ROLES: Readonly<Partial<Record<Section, Role>>> = {
  s_purposes: ({ text, heading }) =>
    (WHY.test(heading) && (DATA.test(heading) || HANDLED.test(heading))) ||
    [text, heading].some(
      (words) => (DATA.test(words) || PERSONAL.test(words)) && near(words, HANDLED, TO_THIS_END),
    ),
  s_complaint: ({ text }) => near(text, WATCHES, TURN_TO),
  s_retention: ({ text }) => DATA.test(text) && near(text, KEPT, SO_LONG),
};

/** The statement that treats a subject by what it says is done with data, whatever words it has for it. */
export function roleQuote(section: Section, text: string): string | null {
  const plays = ROLES[section];
  return (plays && statementsOf(text).find(plays)?.text.slice(0, QUOTE)) ?? null;
}
const QUOTE = 300;
