import type { CheckText } from "../rules/types.ts";

export type Cite = CheckText["citations"][number];

/** One maker for each framework: the short form of a citation in both languages. */
const DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** 1 to 99 in Chinese numerals: 38 is 三十八. */
function numeral(value: number): string {
  const tens = Math.floor(value / 10);
  return `${tens > 1 ? DIGITS[tens] : ""}${tens > 0 ? "十" : ""}${DIGITS[value % 10]}`;
}

export const gdpr = (article: string): Cite => ({
  framework: "gdpr",
  cite: { en: `GDPR Art. ${article}`, cn: `GDPR 第 ${article} 条` },
});
export const eprivacy = (article: string): Cite => ({
  framework: "eprivacy",
  cite: { en: `ePrivacy Directive Art. ${article}`, cn: `《电子隐私指令》第 ${article} 条` },
});
export const ccpa = (section: string): Cite => ({
  framework: "ccpa",
  cite: { en: `CCPA §${section}`, cn: `CCPA 第 ${section} 条` },
});
/** The CCPA Regulations, title 11 of the California Code of Regulations. */
export const ccpaRegs = (section: string): Cite => ({
  framework: "ccpa",
  cite: { en: `CCPA Regulations 11 CCR §${section}`, cn: `CCPA 实施条例 11 CCR 第 ${section} 条` },
});
export const coppa = (section: string): Cite => ({
  framework: "coppa",
  cite: { en: `COPPA Rule 16 CFR §${section}`, cn: `COPPA 规则 16 CFR 第 ${section} 条` },
});
export const pipl = (article: number): Cite => ({
  framework: "pipl",
  cite: { en: `PIPL Art. ${article}`, cn: `个保法 第${numeral(article)}条` },
});
export const lgpd = (article: string): Cite => ({
  framework: "lgpd",
  cite: { en: `LGPD Art. ${article}`, cn: `巴西 LGPD 第 ${article} 条` },
});
export const hipaa = (section: string): Cite => ({
  framework: "hipaa",
  cite: { en: `HIPAA 45 CFR §${section}`, cn: `HIPAA 45 CFR 第 ${section} 条` },
});
export const pdpaSg = (section: string): Cite => ({
  framework: "pdpa_sg",
  cite: { en: `PDPA (Singapore) s ${section}`, cn: `新加坡 PDPA 第 ${section} 条` },
});
export const pipaKr = (article: string): Cite => ({
  framework: "pipa_kr",
  cite: { en: `PIPA (Korea) Art. ${article}`, cn: `韩国 PIPA 第 ${article} 条` },
});
export const appi = (article: string): Cite => ({
  framework: "appi",
  cite: { en: `APPI Art. ${article}`, cn: `日本 APPI 第 ${article} 条` },
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
