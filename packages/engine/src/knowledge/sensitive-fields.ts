import { withoutAccents } from "./letters.ts";

/** Data that a page should ask for only with a good reason. */
const SENSITIVE: readonly RegExp[] = [
  /birth|bday|\bdob\b|passport|national.?id|id.?(?:card|number)|\bssn\b|social.?security|tax.?id|insurance.?(?:no|num|id)/i,
  /health|medical|medicat|diagnos|illness|disease|allerg|symptom|pregnan|disab|religion|ethnic|gender|sexual|race\b|union.?member/i,
  /geburt|krank|gesundheit|versicherungsnummer|ausweis|reisepass|steuer.?(?:id|nummer)|geschlecht|beschwerden|medikament/i,
  /naissance|maladie|sant[eé]\b|num.{0,4}s[eé]cu|passeport|ant[eé]c[eé]dents|m[eé]dica|handicap|grossesse|sexe\b/i,
  /nacimiento|enfermedad|salud|pasaporte|\bdni\b|\bnie\b|alergia|embaraz|nascita|malatti|salute|passaporto|codice.?fiscale|gravidanza/i,
  /nascimento|doen[cç]a|sa[uú]de|\bcpf\b|passaporte|geboorte|ziekte|gezondheid|\bbsn\b|burgerservice|paspoort|zwanger/i,
  /urodz|\bpesel\b|chorob|zdrowi|paszport|naroz|narod|rodn.{0,3}[cč][ií]slo|nemoc|zdrav|zdravotn/i,
  /f[oø]dsel|f[oö]delse|personnummer|\bcpr\b|syntym|henkil[oö]tunnus|sjuk|sykdom|sygdom|sairau|terveys|helse|h[aä]lsa/i,
  /sz[uü]let|betegs|na[sș]ter|\bcnp\b|s[aă]n[aă]tate|do[gğ]um|sa[gğ]l[ıi]k|hastal|tc.?kimlik|γέννησ|ασθέν|υγεία|αμκα/i,
  /рожден|народжен|болезн|хвороб|здоров|паспорт|身份证|身分證|护照|護照|生日|出生|病|健康|过敏|宗教|生年月日|マイナンバー|性別|생년월일|주민등록|질병|건강/i,
  /תעודת זהות|מספר זהות|ת\.ז|תאריך לידה|דרכון|בריאות|מחל(?:ה|ות)|תרופ|אבחנה|אלרגי|היריון|הריון|^דת$|מגדר|לאום|מוגבלות/,
  /رقم الهوية|الهوية الوطنية|بطاقة الهوية|الرقم القومي|الإقامة|تاريخ الميلاد|جواز السفر|الصح[ةي]|مرض|أمراض|دواء|أدوية|حساسية|حامل|الديانة|الجنس|إعاقة|فصيلة الدم/,
  /आधार|पैन (?:नंबर|कार्ड)|जन्म|पासपोर्ट|स्वास्थ्य|बीमारी|रोग|दवा|एलर्जी|गर्भ|धर्म|जाति|लिंग|विकलांग/,
  /บัตรประชาชน|ประจำตัวประชาชน|วันเกิด|เดือนปีเกิด|หนังสือเดินทาง|สุขภาพ|โรค|แพ้ยา|ตั้งครรภ์|ศาสนา|เพศ|พิการ|หมู่เลือด/,
  /\b(?:cmnd|cccd)\b|chứng minh (?:nhân|thư)|căn cước|ngày sinh|hộ chiếu|sức khỏe|bệnh|dị ứng|mang thai|tôn giáo|giới tính|dân tộc|khuyết tật/i,
  /\b(?:nik|ktp|npwp)\b|tanggal lahir|tempat lahir|paspor|kesehatan|penyakit|alergi|\bhamil\b|\bagama\b|jenis kelamin|disabilitas|ibu kandung|mykad|tarikh lahir|kesihatan|jantina/i,
  /cart[aã]o.?(?:de.?)?cidad[aã]o|bilhete.?de.?identidade|\bnif\b|\bniss\b|carte.?(?:nationale.?)?d.?identit[eé]|\bcni\b|\bnir\b|carta.?d.?identit[aà]|tessera.?sanitaria|personalausweis|sozialversicherung|\bahv\b|identiteitskaart|dow[oó]d.?osobist|ob[cč]ansk[yý].?pr[uů]kaz|szem[eé]lyi.?ig|\btaj.?sz[aá]m|buletin|carte.?de.?identitate|ταυτ[οό]τητα|αφμ|личн\S{0,3} карт|(?<![а-я])егн(?![а-я])|лична карта|\boib\b|\bjmbg\b|\bem[sš]o\b|\bcurp\b|c[eé]dula/i,
  /パスポート|旅券|持病|既往|アレルギ|障害|妊娠|国籍|服薬|在留カード|運転免許証番号|여권|외국인등록|알레르기|임신|종교|장애|성별|证件号|證件號|怀孕|懷孕|残疾|殘疾|民族|药物/,
  /\b(?:passnummer|pasnummer|pasnr|passnr|passinumero|rejsepas)\b|útlevél|pașaport|pasaport|číslo pasu|διαβατ[ήη]ρ[ίι]|putovnic|potn[ie] list|пасош|pasoš|alerji|αλλεργ|аллерг|алерг|инвалид|tarjeta sanitaria|n[uú]mero de (?:la )?seguridad social|gebelik|hamile|engelli/i,
  // Numbers of a person as they are called where English is an official language, and in romanised writing.
  /aa?dhaa?r|\bpan[ _-]?(?:card|number|no\b|num\b)|\bpan \(|\[pan(?:_\w{1,8})?\]|voter.?id|ration.?card|\bcaste\b|\bnric\b|\bfin (?:no|number)|\btfn\b|tax.?file.?n|\bppsn?\b|\bnhs.?n|social.?insurance|driver.?s?.?licen[cs]e|driving.?licen[cs]e|green.?card.?n|immigration.?status|\bnin.?(?:number|no)\b|ghana.?card|\bsa.?id\b|\bumid\b|philhealth|\bcnic\b|shenfenzheng|\bsfz(?:h|hm)?\b/i,
  /asmens kod|gimimo|sveikat|personas kod|dzimšan|veselīb|slimīb|isikukood|sünni(?:aeg|kuupäev)|tervis|haigus/i,
];

/** What the lists above lack, by what is asked; written without accents. */
const FURTHER: Readonly<Record<string, string>> = {
  born: "fecha nac|data nasc|naixement|ro(?:dj|đ)en|rojst|rojen|fæding|lindje|раѓањ|рође[нњ]|dzim(?:usi|usis)|syntynyt|natals|geb\\.? ?dat|doghum",
  numbers:
    "securite sociale|carte vitale|seguridad social|cartao (?:do )?sus(?!\\p{L})|szemelyi szam|adoazonosito|kennitala|matic(?:an|en|ni) broj|матични? број|матичен број|embg|numri personal|рнокпп|(?<!\\p{L})(?:інн|инн|іпн|снилс)(?!\\p{L})|(?<!\\p{L})(?:cuit|cuil|rfc|oib|nir)(?!\\p{L})|rijksregister|numero national|registre national|asmens tapatyb|pases (?:nr|numur)|paso (?:nr|numer)|passi number|vegabref|cestovn\\p{L}{1,3} pas|putovnic|personal(?:nummer|ausweisnummer)|steuer-?identifik|kennzahl der person|numero de documento|tipo de documento|documento de identidad|documento d.identita|numero carta d.identita|belge no|kimlik (?:no|numara)|(?<!\\p{L})t\\.? ?c\\.? (?:no|kimlik)",
  family:
    "marital|civil status|spouse|(?:number of|how many) (?:children|kids)|familienstand|(?:anzahl|zahl) (?:der |ihrer )?kinder|situation (?:familiale|matrimoniale|de famille)|etat civil|nombre d.enfants|estado civil|numero de hijos|stato civile|numero (?:di )?figli|numero de filhos|burgerlijke staat|aantal kinderen|stan cywilny|liczba dzieci|rodinny stav|pocet deti|csaladi allapot|gyermekek szama|stare(?:a)? civila|numar(?:ul)? de copii|семейно положение|семейное положение|сімейний стан|брой деца|bracn[oi] (?:stanje|status)|zakonski stan|broj djece|stevilo otrok|seimynine padetis|vaiku skaicius|gimenes stavokl|bernu skait|perekonnaseis|laste arv|siviilisaaty|civilst[aå]nd|sivilst(?:and|atus)|antal barn|antall barn|antal børn|οικογενειακη κατασταση|medeni (?:hal|durum)|cocuk sayisi|الحالة الاجتماعية|عدد الأطفال|מצב משפחתי|婚姻|配偶者|既婚|혼인|결혼 ?여부|hon nhan|perkawinan|สถานภาพ(?:สมรส)?|वैवाहिक|hjuskaparst",
  pregnancy:
    "grutniec|esat stavokli|nesc(?:ia|iu)|rasedus|lapseoot|nosec|trudn(?:a|oc|oca|ica)(?!\\p{L})|бремен|вагітн|tehotn|ciaz|varandos|terhes|insarcinat|gravid|εγκυ|raskau|raskaana|barnshaf|shtatzan",
  gender:
    "(?<!\\p{L})(?:spol|plec|pohlavi|pohlavie|lytis|dzimums|sugu|cinsiyet|cinsiyetiniz|sukupuoli|kyn|køn|kjønn|sesso|sexo|sexe|geslacht|gjinia)(?!\\p{L})|^\\P{L}*(?:kon|sex|пол|стать|φυλο)\\P{L}*$",
  belief:
    "religi|wyznani|vyznani|vallas(?:a|i)|felekezet|вероисповед|віросповід|религи|реліг|θρησκ|uskonto|uskonnol|usund|usutunnist|tikyb|ticib|vjeroispov|veroispov|trubrogd|konfession|confession religieuse|credo religioso|(?<!\\p{L})inanc(?:iniz)?(?!\\p{L})|political|politisch\\p{L}{1,3} (?:partei|ansicht|einstellung)|parteizugeh|parti politique|opinions? politiques?|partido politico|partito politico|politick\\p{L}{1,3} (?:strana|nazor)|poglady polityczne|politieke (?:partij|voorkeur)|政治|정치|trade union|gewerkschaft|(?:appartenance|affiliation) syndicale|afiliacion sindical|iscrizione (?:a |al )?sindacat|vakbond|zwiazek zawodowy|etnick|etnicit|этнич|национальность|националност|национальність|narodnost|tautybe|tautiba|rahvus(?!\\p{L})|etnisk",
  record:
    "criminal (?:record|conviction)|convictions?(?!\\p{L})|vorstraf|casier judiciaire|antecedentes penales|precedenti penali|antecedentes criminais|strafblad|niekaraln|trestni rejstrik|register trestov|kazier|съдимост|судимост|судиміст|kaznen\\p{L}{1,3} evidenc|teistum|sodam|犯罪歴|前科|범죄",
  body: "blood.?(?:type|group)|blutgruppe|groupe sanguin|grupo sanguineo|gruppo sanguigno|bloedgroep|grupa krwi|krevni skupin|krvna (?:grupa|skupina)|krvn\\p{L}{1,2} skupin|kan grub|vercsoport|grupa sangui|кръвна груп|групп\\p{L} крови|група крові|ομαδα αιματος|血液型|혈액형|nhom mau|golongan darah",
  illness:
    "alerg|ochoren|bolest(?:i)?(?!\\p{L})|bolezn|susirgim|sjukdom|veikind|νοσημ|παθησ|заболя|заболев|захворюв|semundj|malalti|(?<!\\p{L})salut(?!\\p{L})|boal[ae]|afectiun|diagnoz|диагноз|діагноз|διαγνωσ|tuberculosis|hiv(?!\\p{L})|disabil|discapac|disabilit|handikap|hendikep|niepelnosprawn|postizen|uvalidit|инвалид|neigalum|invalidita|puu(?:e|de)(?!\\p{L})|vamma(?:inen|isuus)|funktionsneds|orientacion sexual|orientamento sessuale|orientation sexuelle|sexuelle orientierung|seksual|seksuel|sexuell|сексуальн",
  // How somebody is and what is taken against it. Said of machines and of data too: the words beside tell.
  state:
    "(?:pre-?existing|chronic|underlying|medical) condition|(?<!\\p{L})medicines?(?!\\p{L})|treatment history|mental (?:state|illness)|co-?morbid|chronische (?:leiden|erkrank)|behinderung|pflegegrad|path?olog|affections? chroniques?|(?:traitement|tratament|tratamiento|tratamento|trattamento)s? (?:en cours|actuel|actual|atual|medical|medico|suivi|urmat|curent|in corso)|padecimient|antecedentes medicos|seguridad social|medicacio|farmaci assunti|terapia in corso|deficienci|aandoening|medicijn|medische|schorzen|(?:przyjmowane|zazywane|stosowane) leki|dolegliwosc|uzivane l(?:ie|e)ky|gyogyszer|(?<!\\p{L})boli(?:lor)?(?!\\p{L})|φαρμακ|αναπηρι|rahatsizlik|(?<!\\p{L})ilac(?:lar(?:iniz)?)?(?!\\p{L})|engel durumu|лекарств|(?<!\\p{L})ліки(?!\\p{L})|принимаемые препараты|(?<!\\p{L})lijekov|lakemedel|(?<!\\p{L})medicin(?:er)?(?!\\p{L})|(?<!\\p{L})medisin(?:er)?(?!\\p{L})|lidelser|helbred|laakity|(?<!\\p{L})oireet|vammat|ravimid|(?<!\\p{L})ligos(?!\\p{L})|vaistai|(?<!\\p{L})lyf(?!\\p{L})|服用|お薬|用药|用藥|(?<!故障|故障の|不具合の)(?:症状|症狀)|질환|지병|병력|복용|(?<!고장 ?)증상|أعراض|תסמינ|रोग के लक्षण|आपके लक्षण|^\\P{L}*लक्षण\\P{L}*$|ยาที่(?:ใช้|กิน|ทาน)|^\\P{L}*อาการ\\P{L}*$|อาการ(?:ป่วย|เจ็บ)|thuoc [dđ]ang (?:dung|uong)|trieu chung|obat yang|keluhan kesehatan",
};
const MORE = new Map(Object.entries(FURTHER).map(([kind, words]) => [kind, new RegExp(words, "iu")]));
/** Does a field, written without accents, ask how somebody is or what is taken against it? */
export const asksOfState = (plain: string): boolean => MORE.get("state")?.test(plain) === true;

/** Does a field, by its name, its autocomplete or its label, ask for data that few forms need? */
export function asksForMore(...words: readonly string[]): boolean {
  const all = words.join(" ");
  if (SENSITIVE.some((known) => known.test(all))) return true;
  const plain = words.map((one) => withoutAccents(one.toLowerCase()));
  return plain.some((one) => [...MORE.values()].some((known) => known.test(one)));
}
