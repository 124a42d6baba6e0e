import { type Language, spelledOut } from "@candor/api/entities";
import { expect, test } from "vitest";
import { checksMatching } from "./results/texts.ts";
import { pinyinMatches } from "./search-words.ts";

test("laws and articles are searched as citations write them", () => {
  expect(spelledOut("个保法")).toBe("个人信息保护法");
  expect(spelledOut("个保法 第38条")).toBe("个人信息保护法》第三十八条");
  expect(spelledOut("第 6 条")).toBe("第六条");
  expect(spelledOut("jira")).toBe("jira");
});

test("checks are found by the sound of their Chinese names, whole or by initials", () => {
  const found = checksMatching("同意", "cn").named;
  const { named } = checksMatching("tongyi", "cn");
  expect(named.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining([...named]));
  expect(checksMatching("tyq", "cn").named.length).toBeGreaterThan(0);
  expect(checksMatching("tongyi", "en")).toEqual({ named: [], citing: [] });
  // One letter is in nearly every text.
  expect(pinyinMatches("同意", "t")).toBe(false);
  expect(pinyinMatches("林登商店", "lindeng")).toBe(true);
});

const citing = (search: string, language: Language) => {
  const { named, citing: found } = checksMatching(search, language);
  expect(named).toEqual([]);
  return found;
};

test("checks are found by the laws they rest on, each with its law", () => {
  const article = citing("PIPL Art. 38", "en");
  expect(article.map(({ framework }) => framework)).toEqual(["pipl"]);
  expect(article[0]?.checks).toContain("web.xborder.no-adequacy");
  expect(citing("个保法第38条", "cn")).toEqual(article);
  expect(citing("第三十八条", "cn")).toEqual(article);
  expect(citing("个保法", "cn")[0]?.checks.length).toBeGreaterThan(article[0]?.checks.length ?? 0);
});

test("checks are found by the British form of a law, where that form holds", () => {
  const pecr = citing("PECR", "en");
  expect(pecr.map(({ framework, where }) => [framework, where])).toEqual([["eprivacy", ["GB"]]]);
  expect(pecr[0]?.checks).toContain("web.consent.cookies-before");
  expect(citing("ePrivacy Directive", "en")).toEqual([{ ...pecr[0], where: ["EU"] }]);
  expect(citing("英国 PECR", "cn")).toEqual(pecr);
});
