import { withoutAccents } from "./letters.ts";
import { asksOfState } from "./sensitive-fields.ts";

/** Data of one kind, told from numbers and dates of a person, which are the rest. */
const HEALTH =
  /health|medical|medicat|diagnos|illness|disease|allerg|symptom|pregnan|disab|krank|gesundheit|beschwerden|medikament|maladie|sante\b|antecedents|medica|handicap|grossesse|enfermedad|salud|alergia|embaraz|malatti|salute|gravid|doenc|saude|ziekte|gezondheid|zwanger|chorob|zdrowi|nemoc|zdrav|sjuk|sykdom|sygdom|sairau|terveys|helse|halsa|betegs|egeszseg|sanatat|sagl[ıi]k|hastal|ασθεν|υγεια|болезн|хвороб|здоров|здраве|病|健康|过敏|持病|既往|アレルギ|障害|妊娠|服薬|질병|건강|알레르기|임신|장애|怀孕|懷孕|残疾|殘疾|药物|בריאות|מחל|תרופ|אבחנה|אלרגי|היריון|הריון|מוגבלות|الصح|مرض|أمراض|دواء|أدوية|حساسية|حامل|إعاقة|स्वास्थ्य|बीमारी|रोग|दवा|एलर्जी|गर्भ|विकलांग|สุขภาพ|โรค|แพ้ยา|ตั้งครรภ์|พิการ|suc khoe|benh|di ung|mang thai|khuyet tat|kesehatan|penyakit|\bhamil\b|kesihatan|alerji|αλλεργ|аллерг|алерг|инвалид|gebelik|engelli|sveikat|veselib|slimib|tervis|haigus/i;
const INTIMATE =
  /religi|ethnic|sexual|race\b|caste|union.?member|konfession|orient|faith|agama|ton giao|dan toc|宗教|종교|民族|ศาสนา|الديانة|^דת$|לאום|धर्म|जाति/i;
const SEX =
  /gender|geschlecht|\bsexe?\b|\bspol\b|plec|pohlav|\bkon\b|kjonn|sukupuol|cinsiyet|性別|性别|성별|מגדר|الجنس|लिंग|เพศ|gioi tinh|jenis kelamin|jantina/i;

type Kind = "number" | "health" | "sex" | "intimate";
const kindOf = (field: string): Kind =>
  INTIMATE.test(field)
    ? "intimate"
    : HEALTH.test(field) || asksOfState(field)
      ? "health"
      : SEX.test(field)
        ? "sex"
        : "number";

/** To borrow money: a lender has to know who borrows, by law. */
const LENDING =
  "(?:loan|credit|mortgage) (?:application|request|quote|form)|apply for (?:a |your )?(?:loan|credit|mortgage)|(?:kredit|darlehen|baufinanzierung)s?(?:antrag|anfrage)|(?:kredit|darlehen) (?:beantragen|anfragen)|(?:demande|simulation) de (?:pr[eê]t|cr[eé]dit)|(?:solicitud|solicitar) (?:de |un |tu )?(?:pr[eé]stamo|cr[eé]dito|hipoteca)|(?:richiesta|richiedi) (?:di |un |il )?(?:prestito|mutuo|finanziamento)|(?:pedido|solicita[cç][aã]o|pe[cç]a|solicite|simule) (?:de |o |seu |um )*(?:empr[eé]stimo|cr[eé]dito)|(?:lening|krediet|hypotheek) ?aanvra\\S{1,4}|aanvraag (?:lening|krediet|hypotheek)|wniosek o (?:po[zż]yczk|kredyt)\\S*|[zž][aá]dost o (?:p[uů]j[cč]ku|[uú]v[eě]r|hypot[eé]ku|p[oô][zž]i[cč]ku)|l[aå]ne?(?:s[oø]knad|ans[oø]gning|ans[oö]kan)|(?:s[oø]k|ans[oø]g|ans[oö]k)(?: om)? l[aå]n|laina(?:hakemus|a hakemus)|luottohakemus|(?:hitel|k[oö]lcs[oö]n)(?:ig[eé]nyl[eé]s|k[eé]relem)\\S*|(?:cerere|solicitare) (?:de )?(?:credit|[iî]mprumut)|(?:заявка|заявление|молба|искане) (?:за|на) (?:кредит|заем|за[её]м|ипотек|позик)\\S*|αιτηση (?:δανειου|πιστωσης)|kredi ba[sş]vuru\\S*|paskolos parai[sš]k\\S+|(?:aizdevum|kred[iī]t)a pieteikum\\S+|laenutaotlus|vloga za (?:posojilo|kredit)|zahtjev za (?:kredit|zajam)|pengajuan (?:pinjaman|kredit)|(?:dang ky|đang ky) vay|สมัครสินเชื่อ|طلب (?:قرض|تمويل)|בקש(?:ה ל|ת )הלוואה|(?:贷款|貸款|借款)申请|(?:贷款|貸款|借款)申請|(?:ローン|融資)(?:の)?(?:申|お申)\\S*|대출 ?신청|(?:ऋण|लोन) (?:के लिए )?आवेदन";
/** To be insured, and to be paid for a damage: the person insured has to be known. */
const INSURING =
  "(?:insurance|cover) (?:quote|application|claim|proposal)|(?:make|report|submit) (?:a |your )?claim|versicherung\\S{0,4} ?(?:antrag|angebot|beantragen|berechnen)|schaden(?:s)?(?:meldung|anzeige)|schaden melden|devis (?:d['e ]+)?assurance|d[eé]claration de sinistre|(?:cotiza|presupuesto|solicitud)\\S* (?:de |tu )?seguro|parte de siniestro|preventivo (?:di |per )?(?:assicura|polizza)\\S*|denuncia (?:di )?sinistro|(?:cota[cç][aã]o|simula[cç][aã]o|simule) (?:de |o |seu )*seguro|participa[cç][aã]o de sinistro|verzekering (?:aanvragen|berekenen|afsluiten)|schade(?:melding|aangifte)|schade melden|(?:oblicz|wniosek o|kup) \\S*ubezpiecz\\S*|zg[lł]o[sś](?:zenie)? szkod\\S+|(?:hl[aá][sš]en[ií]|nahl[aá]sit|nahl[aá]si[tť]) [sš]kod\\S*(?: ud[aá]los\\S+)?|(?:tilbud|tilbod|pristilbud) p[aå] \\S*forsikring|skade(?:melding|anmeldelse)|(?:f[oö]rs[aä]kring\\S*|offert p[aå] \\S*f[oö]rs[aä]kring)|skadeanm[aä]lan|vakuutu(?:shakemus|starjous)|(?:biztos[ií]t[aá]s\\S* (?:aj[aá]nlat|k[oö]t[eé]s)\\S*|k[aá]rbejelent\\S+)|(?:ofert[aă]|cerere) (?:de )?asigurare|daun[aă]|(?:заявлени|заявк|оферт|молба)\\S* \\S* ?(?:страхов|застрах)\\S*|(?:щета|претенци)\\S*|(?:αιτηση|προσφορα) ασφαλ\\S+|sigorta (?:teklif|ba[sş]vuru)\\S*|draudimo (?:para|pasi)\\S+|apdro[sš]in\\S+ pieteik\\S+|kindlustuse? (?:taotlus|pakkumine)|(?:ponuda|ponudba|vloga) \\S* ?(?:osiguranj|zavarovanj)\\S*|pengajuan (?:asuransi|klaim)|(?:dang ky|đang ky|mua) bao hiem|(?:สมัคร|ซื้อ)ประกัน\\S*|طلب تأمين|הצעת ביטוח|投保|(?:保険|保險)(?:の)?(?:申|見積|請求)\\S*|보험 ?(?:가입|청구|견적)";
/** Visas, passports and stays. */
const PAPERS =
  "visa (?:application|service|form)|(?:apply for|application for) (?:a |your )?(?:visa|passport|residence)|passport (?:application|renewal)|visum\\S{0,3} ?(?:antrag|beantragen)|(?:demande|renouvellement) de (?:visa|passeport|titre de s[eé]jour)|(?:solicitud|solicitar|tramitar) (?:de |el |tu )?(?:visado?|pasaporte)|richiesta (?:di |del )?(?:visto|passaporto)|(?:pedido|solicita[cç][aã]o) de (?:visto|passaporte)|visum ?aanvra\\S+|wniosek (?:o wiz\\S|wizowy|paszportowy)|[zž][aá]dost o v[ií]z\\S+|(?:vis(?:um|a)?|pass?)(?:ans[oö]kan|s[oø]knad|ans[oø]gning)|viisumihakemus|v[ií]zumk[eé]relem|cerere (?:de )?viz[aă]|(?:заявк|заявлени|анкет)\\S* на (?:виз|паспорт)\\S*|(?:заявление|молба) за (?:виза|паспорт)|αιτηση (?:βιζας|θεωρησης)|vize ba[sş]vuru\\S*|(?:dang ky|đang ky|lam)(?: lam)? (?:visa|thi thuc|ho chieu)|ขอวีซ่า|طلب (?:تأشيرة|جواز)|בקש(?:ה ל|ת )(?:ויזה|אשרה|דרכון)|(?:签证|簽證|护照|護照)申[请請]|(?:ビザ|査証|旅券)(?:の)?申請|비자 ?신청|pengajuan (?:visa|paspor)";
/** To meet somebody. */
const MEETING =
  "dating|find (?:a |your )?partner|partnersuche|site de rencontres?|buscar pareja|trova (?:un )?partner|namoro|relatiezoek|randk\\S+|seznamk\\S+|zoznamk\\S+|datingprofil|t[aá]rskeres\\S*|знакомств\\S*|γνωριμ\\S+|tan[ıi][sş]ma|婚活|恋活|相亲|相親|소개팅|hen ho|jodoh";
/** To give blood. */
const GIVING =
  "blood don(?:or|ation)|give blood|blutspende\\S*|don du sang|donar sangre|donazion\\S+ (?:di )?sangue|doa[cç][aã]o de sangue|bloed ?don\\S+|krwiodaw\\S*|d[aá]rcovstv\\S+ krv\\S|blodgiv\\S+|verenluovu\\S+|v[eé]rad\\S+|献血|헌혈|hien mau";

const written = (source: string) => new RegExp(withoutAccents(source), "iu");
const NEEDS: readonly (readonly [purpose: RegExp, kinds: readonly Kind[]])[] = [
  [written(LENDING), ["number"]],
  [written(INSURING), ["number", "health", "sex"]],
  [written(PAPERS), ["number", "sex"]],
  [written(MEETING), ["number", "sex"]],
  [written(GIVING), ["number", "health", "sex"]],
];

/** What a whole site is for, by its title: who joins it tells an age and whom to look for. */
const OF_A_SITE = written(MEETING);
const AGE =
  /birth|bday|\bdob\b|geburt|naissance|nacimiento|nascita|nascimento|geboorte|urodz|narozen|narodeni|fodsel|fødsel|fodelse|syntym|szulet|naster|dogum|γεννησ|рожден|народжен|rođenja|rojstva|gimimo|dzimsan|sunni|生年|出生|生日|생년|ngay sinh|tanggal lahir|วันเกิด|الميلاد|לידה|जन्म/i;

/**
 * Does what a form says it is for need such a field: a lender who borrows, an insurer how healthy one is? Only for
 * purposes in which the law or the service itself asks for it; that it is asked well nobody can see from outside.
 */
export function isNeededFor(about: string, field: string, site = ""): boolean {
  const plain = (text: string) => withoutAccents(text.toLowerCase());
  const kind = kindOf(plain(field));
  if (NEEDS.some(([words, kinds]) => words.test(plain(about)) && kinds.includes(kind))) return true;
  return OF_A_SITE.test(plain(site)) && (kind === "sex" || (kind === "number" && AGE.test(plain(field))));
}
