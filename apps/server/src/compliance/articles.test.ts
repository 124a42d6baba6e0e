import { checkTexts, formsOf } from "@candor/engine/rules";
import { expect, test } from "vitest";
import { toArticle } from "./articles.ts";

const articles = Object.values(checkTexts).flatMap(({ citations }) =>
  citations.flatMap(formsOf).map(({ citation }) => toArticle(citation)),
);

test("every article that a check rests on has its sentence in both languages", () => {
  const bare = articles.filter(({ summary }) => !summary?.en || !/[一-鿿]/.test(summary.cn));
  expect(bare.map(({ cite }) => cite.en)).toEqual([]);
});

test("every article leads to a text, that of a code to its section", () => {
  for (const { url } of articles) expect(new URL(url).hostname).not.toBe("");
  const urlOf = (cite: string) => articles.find((one) => one.cite.en === cite)?.url;
  expect(urlOf("CCPA §1798.135(a)")).toMatch(/sectionNum=1798\.135$/);
  expect(urlOf("CIPA Cal. Penal Code §631")).toMatch(/lawCode=PEN&sectionNum=631$/);
  expect(urlOf("CalOPPA Cal. Bus. & Prof. Code §22575(a)")).toMatch(/lawCode=BPC&sectionNum=22575$/);
  expect(urlOf("UK GDPR Art. 44A")).toMatch(/legislation\.gov\.uk.+\/article\/44A$/);
  expect(urlOf("PECR 2003 reg. 6(1)")).toMatch(/legislation\.gov\.uk.+\/regulation\/6$/);
  expect(urlOf("HIPAA 45 CFR §164.312(e)(1)")).toMatch(/section-164\.312$/);
});

test("no sentence of a British article speaks of the Union", () => {
  const british = articles.filter(({ cite }) => /^(?:UK|PECR)/.test(cite.en));
  expect(british.length).toBeGreaterThan(20);
  for (const { summary } of british) expect(`${summary?.en}${summary?.cn}`).not.toMatch(/\bEU\b|欧盟|各国/);
});
