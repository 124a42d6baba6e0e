import type { CheckText } from "../rules/types.ts";
import type { Framework, Sector, Territory } from "../vocabulary.ts";

export type Cite = CheckText["citations"][number];

const DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** 1 to 199 in Chinese numerals: 38 is 三十八, 105 is 一百零五. */
function numeral(value: number): string {
  if (value >= 100) {
    const rest = value - 100;
    return `一百${rest === 0 ? "" : rest < 10 ? `零${numeral(rest)}` : `${rest < 20 ? "一" : ""}${numeral(rest)}`}`;
  }
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? DIGITS[tens] : ""}${tens > 0 ? "十" : ""}${DIGITS[value % 10]}`;
}

const parts = (reference: string) => {
  const [article = "", ...rest] = reference.split(/[()]+/).filter(Boolean);
  return { article, rest };
};

/** `32(1)(a)` is 第三十二条第一款 (a) 项, `28-8` is 第二十八条之八: article, paragraph, point. */
function articleInChinese(reference: string): string {
  const { article, rest } = parts(reference);
  if (/[A-Z]$/.test(article)) return sectionInChinese(reference);
  const [number = "", inserted] = article.split("-");
  const points = rest.map((part, at) =>
    /^\d+$/.test(part) ? `第${numeral(Number(part))}${at === 0 ? "款" : "项"}` : ` (${part}) 项`,
  );
  return `第${numeral(Number(number))}条${inserted ? `之${numeral(Number(inserted))}` : ""}${points.join("")}`;
}

/** `1798.135(a)(1)` is 第 1798.135 条第 (a) 款第 (1) 项: sections of codes that are counted in digits. */
function sectionInChinese(reference: string): string {
  const { article, rest } = parts(reference);
  return `第 ${article} 条${rest.map((part, at) => `第 (${part}) ${at === 0 ? "款" : "项"}`).join("")}`;
}

// One maker for each framework: the short form of a citation in both languages.

/** Article 4 of the Union's GDPR has no paragraphs: its definitions are points. */
const articleOfGdpr = (article: string) => articleInChinese(article).replace(/^第四条(.+)款/, "第四条$1项");

export const gdpr = (article: string): Cite => ({
  framework: "gdpr",
  cite: { en: `GDPR Art. ${article}`, cn: `GDPR ${articleOfGdpr(article)}` },
});
export const eprivacy = (article: string): Cite => ({
  framework: "eprivacy",
  cite: { en: `ePrivacy Directive Art. ${article}`, cn: `《电子隐私指令》${articleInChinese(article)}` },
});
export const ccpa = (section: string): Cite => ({
  framework: "ccpa",
  cite: { en: `CCPA §${section}`, cn: `CCPA ${sectionInChinese(section)}` },
});
/** The CCPA Regulations, title 11 of the California Code of Regulations. */
export const ccpaRegs = (section: string): Cite => ({
  framework: "ccpa",
  cite: {
    en: `CCPA Regulations 11 CCR §${section}`,
    cn: `CCPA 实施条例 11 CCR ${sectionInChinese(section)}`,
  },
});
/** The California Invasion of Privacy Act: Penal Code. Counted with California's other privacy law. */
export const cipa = (section: string): Cite => ({
  framework: "ccpa",
  cite: { en: `CIPA Cal. Penal Code §${section}`, cn: `《加州刑法典》第 ${section} 条（CIPA）` },
});
/** The California Online Privacy Protection Act: Business and Professions Code. */
export const caloppa = (section: string): Cite => ({
  framework: "ccpa",
  cite: {
    en: `CalOPPA Cal. Bus. & Prof. Code §${section}`,
    cn: `《加州商业与职业法典》第 ${section} 条（CalOPPA）`,
  },
});
export const coppa = (section: string): Cite => ({
  framework: "coppa",
  cite: { en: `COPPA Rule 16 CFR §${section}`, cn: `COPPA 规则 16 CFR ${sectionInChinese(section)}` },
});
export const pipl = (article: number | string): Cite => ({
  framework: "pipl",
  cite: { en: `PIPL Art. ${article}`, cn: `《个人信息保护法》${articleInChinese(String(article))}` },
});
export const lgpd = (article: string): Cite => ({
  framework: "lgpd",
  cite: { en: `LGPD Art. ${article}`, cn: `巴西 LGPD ${articleInChinese(article)}` },
});
export const hipaa = (section: string): Cite => ({
  framework: "hipaa",
  cite: { en: `HIPAA 45 CFR §${section}`, cn: `HIPAA 45 CFR ${sectionInChinese(section)}` },
});
export const pdpaSg = (section: string): Cite => ({
  framework: "pdpa_sg",
  cite: { en: `PDPA (Singapore) s ${section}`, cn: `新加坡 PDPA ${articleInChinese(section)}` },
});
export const pipaKr = (article: string): Cite => ({
  framework: "pipa_kr",
  cite: { en: `PIPA (Korea) Art. ${article}`, cn: `韩国 PIPA ${articleInChinese(article)}` },
});
export const appi = (article: string): Cite => ({
  framework: "appi",
  cite: { en: `APPI Art. ${article}`, cn: `日本 APPI ${articleInChinese(article)}` },
});
export const iso27001 = (control: string): Cite => ({
  framework: "iso27001",
  cite: { en: `ISO/IEC 27001 ${control}`, cn: `ISO/IEC 27001 ${control}` },
});
/** Clause numbers of the 2019 edition. */
export const iso27701 = (clause: string): Cite => ({
  framework: "iso27701",
  cite: { en: `ISO/IEC 27701:2019 ${clause}`, cn: `ISO/IEC 27701:2019 ${clause}` },
});

/**
 * Articles that stand at another place of the UK GDPR since the Data (Use and Access) Act 2025, s 67 and Schedule 7:
 * Article 4 has paragraphs, Article 44A took the place of Article 44.
 */
const BRITISH_ARTICLES: Readonly<Record<string, string>> = { "4(11)": "4(1)(11)", "44": "44A" };

/** The UK GDPR: Regulation (EU) 2016/679 as it is part of the law of the United Kingdom. */
function ukGdpr(reference: string): Cite {
  const article = BRITISH_ARTICLES[reference] ?? reference;
  return {
    framework: "gdpr",
    cite: { en: `UK GDPR Art. ${article}`, cn: `英国 GDPR ${articleInChinese(article)}` },
  };
}

/** The Privacy and Electronic Communications (EC Directive) Regulations 2003, regulation 6: what Article 5(3) became. */
const PECR: Cite = {
  framework: "eprivacy",
  cite: { en: "PECR 2003 reg. 6(1)", cn: `英国 PECR 2003 ${articleInChinese("6(1)")}` },
};

/** What a citation of the Union's law is called in the United Kingdom, which has laws of its own in its place. */
function british({ framework, cite }: Cite): Cite | null {
  const article = / Art\. (\S+)$/.exec(cite.en)?.[1] ?? "";
  if (framework === "gdpr") return ukGdpr(article);
  return framework === "eprivacy" && article === "5(3)" ? PECR : null;
}

/** Where each law holds; standards hold everywhere. */
const HOLDS: Partial<Record<Framework, readonly Territory[]>> = {
  gdpr: ["EU", "GB"],
  eprivacy: ["EU", "GB"],
  ccpa: ["US"],
  coppa: ["US"],
  hipaa: ["US"],
  pipl: ["CN"],
  lgpd: ["BR"],
  pdpa_sg: ["SG"],
  pipa_kr: ["KR"],
  appi: ["JP"],
};
/** Laws of one field of business. */
const SECTORS: Partial<Record<Framework, Sector>> = { hipaa: "health", coppa: "children" };

/** Where a business is, and its field: which laws count for it. */
export interface Business {
  territories: readonly Territory[];
  sector?: Sector | null;
}

/** Does a law count for a business? A citation of it may hold in fewer territories than the law and its kin. */
export function countsFor(
  framework: Framework,
  { territories, sector }: Business,
  where: readonly Territory[] | undefined = HOLDS[framework],
): boolean {
  if (where && territories.length > 0 && !where.some((territory) => territories.includes(territory)))
    return false;
  const field = SECTORS[framework];
  return field === undefined || field === sector;
}

/** A citation as one legislature writes it, and where that text holds; everywhere where it is of a standard. */
export interface CiteForm {
  citation: Cite;
  where: readonly Territory[] | undefined;
}

function makeForms(citation: Cite): readonly CiteForm[] {
  const own = british(citation);
  return own
    ? [
        { citation, where: ["EU"] },
        { citation: own, where: ["GB"] },
      ]
    : [{ citation, where: HOLDS[citation.framework] }];
}

/** Those of the catalogue are asked for with every row of a table. */
const forms = new WeakMap<Cite, readonly CiteForm[]>();

/** A citation in the form of each legislature that has it: the Union's and, where it differs, the United Kingdom's. */
export function formsOf(citation: Cite): readonly CiteForm[] {
  const known = forms.get(citation) ?? makeForms(citation);
  forms.set(citation, known);
  return known;
}

/**
 * The citations that count for a business, as its own law writes them: by where it is, and by its field where a law is
 * of one. Where nothing is known of that, each once.
 */
export const citationsFor = (citations: readonly Cite[], business: Business): Cite[] =>
  citations.flatMap((citation) =>
    formsOf(citation)
      .slice(0, business.territories.length > 0 ? undefined : 1)
      .filter(({ where }) => countsFor(citation.framework, business, where))
      .map((form) => form.citation),
  );
