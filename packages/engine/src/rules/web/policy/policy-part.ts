import { DATA } from "./data-words.ts";
import { isTitle } from "./statements.ts";
import { stems } from "./stems.ts";

/** Titles of policies, and of the part that is one. */
const OF_PRIVACY =
  /priva[ct]|privad|prywatn|soukrom|súkrom|gizlilik|confidențial|yksityisyy|zasebnost|personal (?:data|information|details)|datenschutz|personenbezogen|données (?:à caractère )?personnel|vie privée|protection des données|(?:protecci[óo]n|tratamiento) de (?:los |sus )?datos|datos personales|(?:protezione|trattamento) dei dati|dati personali|dados pessoais|persoonsgegevens|dan\p{L}{2,3} osobow|personuppgift|integritetspolic|persondata|personoply|personvern|tietosuoj|henkilötie|osobn\p{L}{1,3} (?:úda|podat)|osobní|datel\p{L} (?:cu caracter )?personal|date(?:le)? personale|adatkezel|adatvéd|személyes adat|προσωπικ|k[iİ]ş[iİ]sel ver[iİ]|απορρήτου|kvkk|gdpr|ds-?gvo|rgpd|персональн|конфіденційн|конфиденциальн|лични данни|поверителн|pribadi|privasi|riêng tư|thông tin cá nhân|隐私|隱私|个人信息|個人資料|個資|個人情報|プライバシー|개인정보|خصوصي|الشخصية|פרטיות|מידע אישי|ความเป็นส่วนตัว|ส่วนบุคคล/iu;
/** Terms and house rules, whose pages hold a policy too. */
const OF_TERMS =
  /conditions|\bterms\b|\brules\b|bedingungen|\bagb\b|(?<!ver)ordnung(?!s)|condiciones|condizioni|condições|(?:r[eè]glement|reglamento|regolamento|regulamento)(?! \(?(?:ue|eu|g[eé]n[eé]ral|geral)(?!\p{L}))|voorwaarden|regulamin|villkor|stadgar|betingelser|vilkår|ehdot|ehdoi|podmín|podmien|feltétel|koşul|όροι|όρων|умови|оферт|правила|услови|uvjet|pogoj|condiții|syarat|điều khoản|quy định|须知|須知|条款|條款|规则|規約|約款|利用規則|약관|규정|תקנון|תנאי|شروط|أحكام|เงื่อนไข/iu;
const OF_DATA = stems(DATA);
const LONGEST = 90;

/** Is a line a title, with or without a point? */
const heads = (line: string): boolean =>
  isTitle(line.replace(IN_BRACKETS, "")) ||
  ((NUMBERED.test(line) || PART.test(line)) && line.length < LONGEST);
/** A day, or since when it holds. */
const IN_BRACKETS = /\s?[(（][^()（）]{0,120}[)）]$/u;
const NUMBERED = /^(?:[IVX]{1,4}|[A-ZΑ-ΩА-Я]|\d{1,2})[.)]\s\P{Ll}/u;
/** Parts that are counted: `Part B`, `Seconda parte`. */
const PART =
  /^(?:\p{L}{2,12} )?(?:part|teil|partie|parte|deel|del|osa|część|část|časť|dio|rész|partea|μέρος|bölüm|частина|часть|част|розділ|раздел|bagian|phần|חלק|الجزء|القسم|第.{1,2}(?:部分?|编|編)|제.{1,2}부)(?!\p{L})/iu;
/** A title may name terms beside a policy, as `Terms and privacy` does, and not `Conditions of data protection`. */
const namesTerms = (line: string): boolean =>
  heads(line) &&
  line.split(BESIDE).some((part) => OF_TERMS.test(part) && !OF_PRIVACY.test(part) && !OF_DATA.test(part));
const BESIDE =
  /\((?!(?:ue|eu)\))|[,:;&+/|·–—・、与與及和跟並并と및]| - | (?:and|with|und|mit|et|avec|y|con|e|com|en|met|i|oraz|z|och|og|med|ja|a|s|és|și|και|ve|и|і|та|dan|và)(?= )| (?=[וو])/iu;
const namesPrivacy = (line: string): boolean =>
  heads(line) && !OF_TERMS.test(line) && (OF_PRIVACY.test(line) || (PART.test(line) && OF_DATA.test(line)));

/** A page whose title names privacy and nothing beside is a policy from its first line on. */
const isAllPolicy = (title: string): boolean => OF_PRIVACY.test(title) && !OF_TERMS.test(title);
const SEVERAL = 3;
const speaksOfData = (part: readonly string[]): boolean =>
  part.some((line) => OF_DATA.test(line) || OF_PRIVACY.test(line));

/** Jobs, which have a part of their own. */
const OF_JOBS =
  /^(?:careers?|jobs?|vacanc(?:y|ies)|work (?:with|for) us|join (?:us|the team|our team)|karriere|stellen(?:angebote|ausschreibungen)?|offene stellen|arbeiten bei uns|emplois?|carrières?|recrutement|nous rejoindre|(?:oferta de )?empleo|trabaja con nosotros|lavora con noi|carriere|trabalhe connosco|emprego|vacatures|werken bij(?: ons)?|kariera|praca|jobba hos oss|lediga (?:jobb|tjänster)|ledige stillinger|avoimet työpaikat|kariéra|volná místa|állások|cariere|εργασία|вакансии|вакансії|кариери|招聘|加入我们|採用情報|求人|채용)(?!\p{L})/iu;
/** How the title of a part is marked: those of one page are marked alike. */
const markOf = (line: string): string =>
  PART.test(line)
    ? "part"
    : (/^(?:[IVX]{1,4}|[A-ZΑ-ΩА-Я]|\d{1,2})[.)]/u.exec(line)?.[0].replace(/\d{1,2}|[IVX]{1,4}/u, "0") ?? "");
const WORDS_BEFORE = 24;
/** What is changed is this policy, whatever it is called. */
const CHANGES =
  /chang|updat|amend|änder|modif|cambi|alter|aggiorn|wijzig|zmian|ändring|ændring|endring|muuto|změn|zmen|módos|αλλαγ|τροποποί|değiş|измен|змін|промен|修改|变更|變更|更新|改定|改訂|変更|변경|개정|perubahan|thay đổi|تعديل|تغيير|שינוי/iu;
/** Does a line head terms, and nothing of a policy? `Terms of sale`, and not `Changes to these terms`. */
function headsTerms(line: string): boolean {
  const title = line.replace(/^[^:：–—]{1,14}[:：–—]\s?/u, "").replace(NUMBERED_BY, "");
  const at = title.search(OF_TERMS);
  if (OF_JOBS.test(title)) return true;
  return namesTerms(line) && !OF_PRIVACY.test(line) && at >= 0 && at < WORDS_BEFORE && !CHANGES.test(line);
}
const NUMBERED_BY = /^(?:[IVX]{1,4}|\p{Lu}|\d{1,2})[.)]\s/u;

/** Lines without terms that stand below a policy whose title is marked as theirs, but for parts that speak of data. */
function withoutTermsBelow(lines: readonly string[], title: string): string[] {
  const titles = lines.flatMap((line, at) => (at > 0 && line !== "" && heads(line) ? [at] : []));
  const from = titles.find((at) => headsTerms(lines[at] ?? "") && markOf(lines[at] ?? "") === markOf(title));
  if (from === undefined) return [...lines];
  const end = titles.find((at) => at > from && namesPrivacy(lines[at] ?? "")) ?? lines.length;
  const below = titles.filter((at) => at >= from && at < end);
  const parts = below.map((at, index) => lines.slice(at, below[index + 1] ?? end));
  return [...lines.slice(0, from), ...parts.filter(speaksOfData).flat(), ...lines.slice(end)];
}

/**
 * A text without what stands before or below its part on privacy and speaks of no data, as terms do on a page that holds
 * both. What stands before goes where the title of the page or its first part names terms. The lines above the first title
 * stay: they are of all.
 */
export function policyPart(whole: string): string {
  const text = fromPolicy(whole);
  const lines = text.split("\n").map((line) => line.trim());
  const title = lines.find((line) => namesPrivacy(line));
  if (title === undefined) return text;
  const left = withoutTermsBelow(lines, title);
  return left.length === lines.length ? text : left.join("\n");
}

/** A text without what stands before its part on privacy. */
function fromPolicy(whole: string): string {
  const lines = whole.split("\n").map((line) => line.trim());
  const filled = lines.flatMap((line, at) => (line === "" ? [] : [at]));
  const top = filled.slice(0, 2).map((at) => lines[at] ?? "");
  const begins = filled.slice(1).find((at) => namesPrivacy(lines[at] ?? "")) ?? -1;
  const titles = filled.slice(1).filter((at) => at < begins && heads(lines[at] ?? ""));
  const parts = titles.map((from, index) => lines.slice(from, titles[index + 1] ?? begins));
  const [first] = parts;
  if (!first || top.some(isAllPolicy)) return whole;
  const opensTerms = (PART.test(first[0] ?? "") || namesTerms(first[0] ?? "")) && !speaksOfData(first);
  // A policy under another title speaks of data in most of its parts.
  const isElse = parts.length >= SEVERAL && parts.filter(speaksOfData).length * 4 <= parts.length;
  if (!opensTerms && !isElse && !top.some(namesTerms)) return whole;
  return [...lines.slice(0, titles[0]), ...parts.filter(speaksOfData).flat(), ...lines.slice(begins)].join(
    "\n",
  );
}
