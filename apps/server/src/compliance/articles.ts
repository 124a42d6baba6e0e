import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Article } from "@candor/api/contract";
import type { Bilingual, Citation, Framework } from "@candor/api/entities";

const file = fileURLToPath(new URL("../../content/articles.json", import.meta.url));

/** What each article asks for in one sentence, by its short English form. */
const SUMMARIES = new Map(
  Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Bilingual>),
);

/** Number of a section: `1798.135` of `CCPA §1798.135(a)`. */
const sectionOf = (cite: string) => /§([\d.]+)/.exec(cite)?.[1] ?? "";

/** Which of California's codes a citation is of, as its legislature names them. */
function californianCodeOf(cite: string): "CIV" | "PEN" | "BPC" {
  if (cite.startsWith("CIPA")) return "PEN";
  return cite.startsWith("CalOPPA") ? "BPC" : "CIV";
}

/** Where each law's official text stands; of codes by section, the section. */
const TEXTS: Record<Framework, (cite: string) => string> = {
  gdpr: (cite) =>
    cite.startsWith("UK")
      ? `https://www.legislation.gov.uk/eur/2016/679/article/${/Art\. (\w+)/.exec(cite)?.[1]}`
      : "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  eprivacy: (cite) =>
    cite.startsWith("PECR")
      ? "https://www.legislation.gov.uk/uksi/2003/2426/regulation/6"
      : "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
  ccpa: (cite) =>
    cite.includes("CCR")
      ? "https://cppa.ca.gov/regulations/"
      : `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${californianCodeOf(cite)}&sectionNum=${sectionOf(cite)}`,
  coppa: (cite) => `https://www.ecfr.gov/current/title-16/section-${sectionOf(cite)}`,
  hipaa: (cite) => `https://www.ecfr.gov/current/title-45/section-${sectionOf(cite)}`,
  pipl: () => "http://www.npc.gov.cn/npc/c2/c30834/202108/t20210820_313088.html",
  lgpd: () => "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm",
  pdpa_sg: () => "https://sso.agc.gov.sg/Act/PDPA2012",
  pipa_kr: () => "https://elaw.klri.re.kr/",
  appi: () => "https://www.ppc.go.jp/en/legal/",
  iso27001: () => "https://www.iso.org/standard/27001",
  iso27701: () => "https://www.iso.org/standard/71670.html",
};

/** The sentence of an article; the UK GDPR's are the Union's but where they have one of their own. */
const summaryOf = (cite: string): Bilingual | null =>
  SUMMARIES.get(cite) ?? SUMMARIES.get(cite.replace(/^UK /, "")) ?? null;

/** A citation with its sentence and the way to the official text. */
export const toArticle = (citation: Citation): Article => ({
  ...citation,
  summary: summaryOf(citation.cite.en),
  url: TEXTS[citation.framework](citation.cite.en),
});
