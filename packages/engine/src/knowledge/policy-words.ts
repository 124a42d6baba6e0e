import type { VendorLookup } from "../rules/types.ts";
import { hostOf } from "./domains.ts";

/**
 * How links to privacy policies read, in the languages of the European Union and its neighbours and the large ones of
 * Asia. Latin words of several letters only: short ones are words of other languages too.
 */
const PRIVACY: Readonly<Record<string, string>> = {
  en: "privacy|data protection|personal (?:data|information)|your data|data (?:policy|notice)|how we use .{0,20}(?:data|information)",
  zh: "隐私|隱私|个人信息保护|個人資料保護|個資",
  de: "datenschutz|privatsphäre|personenbezogene",
  fr: "confidentialit|vie privée|données (?:personnelles|à caractère personnel|perso)|vos données|protection des donn[ée]es|renseignements personnels",
  es: "privacidad|(?:protecci[oó]n|tratamiento) de (?:tus |sus |los )?datos|datos personales",
  it: "protezione dei dati|informativa|riservatezza|dati personali",
  pt: "privacidade|(?:proteção|protecção|tratamento) de dados|dados pessoais",
  ja: "プライバシー|個人情報",
  ko: "개인정보",
  nl: "privacyverklaring|privacybeleid|gegevensbescherming|persoonsgegevens",
  pl: "polityk\\S{0,4} prywatno|ochron[ay] danych|prywatność|dan(?:e|ych) osobow|klauzul\\S{1,2} informacyjn|przetwarzani\\S{1,3} danych",
  sv: "integritets?policy|personuppgift|dataskydd",
  da: "privatliv|persondata|personoplysning|databeskyttelse",
  no: "personvern|personopplysning",
  fi: "tietosuoja|yksityisyy|rekisteriseloste",
  is: "persónuvernd",
  cs: "ochran[ay] (?:osobních údajů|soukromí)|osobní(?:ch|mi)? údaj|zásady (?:ochrany|zpracování)|soukromí",
  sk: "ochran[ay] (?:osobných údajov|súkromia)|osobn(?:é|ých|ými) údaj|súkromi",
  hu: "adatvédel|adatkezel|személyes adat",
  ro: "confidenţialit|confidențialit|protecția datelor|date(?:le)? (?:cu caracter )?personal",
  bg: "поверителност|лични(?:те)? данни|защита на данните",
  hr: "privatnost|osobnih podataka|zaštit\\S{1,2} podataka|ličnih podataka|приватност|података о личности",
  sl: "zasebnost|varstv\\S{1,3} (?:osebnih )?podatkov",
  el: "απορρ[ήη]το|προσωπικ(?:ών|ά|ων|α) δεδομέν|προστασία δεδομένων|ιδιωτικότητα",
  et: "privaatsus|andmekaits|isikuandme",
  lv: "privātum|datu aizsardzīb|personas dat",
  lt: "privatum|asmens duomen|duomenų apsaug",
  mt: "privatezza|protezzjoni tad-data",
  ga: "príobháideach|cosaint sonraí",
  ca: "privadesa|protecció de dades|privacitat",
  gl: "privacidade|protección de datos",
  eu: "pribatutasun|datuen babes",
  sq: "privatësi",
  mk: "приватност|лични податоци",
  ru: "конфиденциальн|персональн\\S{1,4} данн",
  uk: "конфіденційн|приватн(?:ост|іст)|персональн\\S{1,4} дан",
  tr: "gizlilik|kvkk|kişisel veri|aydınlatma metni",
  ar: "الخصوصية|خصوصية|البيانات الشخصية",
  fa: "حریم خصوصی",
  he: "פרטיות|הגנת (?:ה)?מידע",
  hi: "गोपनीयता|निजता",
  th: "ความเป็นส่วนตัว|ข้อมูลส่วนบุคคล",
  vi: "bảo mật|quyền riêng tư|riêng tư|dữ liệu cá nhân",
  id: "privasi|kerahasiaan data|data pribadi|data peribadi",
};

/** Names of the laws, which stand for the policy where a link begins with one and says little more. */
const LAWS =
  "^(?:gdpr|rodo|dsgvo|ds-gvo|rgpd|lgpd|avg|ccpa|popia|pdpa|zzlp|nlpd|revdsg)(?:$|[ :–-].{0,24}$)|(?:klauzul|informacj|obowi[ąa]z)\\S{0,3} (?:o )?rodo|(?:aviso|nota|informaci[óo]n|informação|mentions?|politique) rgpd|avg-?(?:verklaring|beleid)|dsgvo-?(?:hinweis|information)";

/** Words of a link that leads to a privacy policy. */
export const PRIVACY_WORDS = new RegExp([...Object.values(PRIVACY), LAWS].join("|"), "i");

/** Languages in which such a link is known. */
const READ = new Set([...Object.keys(PRIVACY), "nb", "nn", "sr", "bs", "ms", "be"]);

/** Would a link to the policy be known on a page in this language? Unknown languages are taken as read. */
export const readsPolicyLinks = (language: string | null): boolean => {
  const code = language?.trim().slice(0, 2).toLowerCase();
  return !code || !/^[a-z]{2}$/.test(code) || READ.has(code);
};

/** Categories whose hosts keep policies for others. */
const KEEPERS = new Set(["consent", "hosting", "cdn", "unknown"]);
const DOCUMENTS = /^(?:docs|drive|sites)\.google\.com$/;

/** Does an address lead to the policy of a tool on the page, as the line beside a check for robots does? */
export function isOfAnother(href: string, vendors: VendorLookup): boolean {
  const host = hostOf(href);
  const vendor = vendors.ofHost(host);
  return vendor !== null && !KEEPERS.has(vendor.category) && !DOCUMENTS.test(host);
}
