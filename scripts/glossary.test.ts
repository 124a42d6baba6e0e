import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chineseLines, chineseProse, pairs } from "./lib/bilingual.ts";
import { forbiddenIn, missingFrom, readGlossary } from "./lib/glossary.ts";
import { root } from "./lib/workspace.mjs";

const glossary = readGlossary(readFileSync(join(root, "docs/glossary.md"), "utf8"));

test("the tables are read, and there are texts to hold to them", () => {
  expect(glossary.forbidden.length).toBeGreaterThan(40);
  expect(glossary.labels.get("Error")).toEqual(["检测异常"]);
  expect(pairs.length).toBeGreaterThan(1_500);
  expect(forbiddenIn("退出团队，或选择退出", glossary)).toEqual(["退出"]);
  expect(forbiddenIn("GDPR 保护个人数据", glossary)).toEqual([]);
});

test("no Chinese text holds a word that the glossary replaces", () => {
  const wrong = chineseLines.flatMap(({ where, text }) =>
    forbiddenIn(text, glossary).map((word) => `${where} ${word}: ${text.trim().slice(0, 100)}`),
  );
  expect(wrong).toEqual([]);
});

test("Chinese sentences have full-width punctuation", () => {
  const HALF = /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u;
  const texts = [...pairs.map(({ where, cn }) => ({ where, text: cn })), ...chineseProse];
  const wrong = texts.filter(({ text }) => HALF.test(text)).map(({ where, text }) => `${where}: ${text}`);
  expect(texts.length).toBeGreaterThan(1_500);
  expect(wrong).toEqual([]);
});

test("a word of the glossary is said in its Chinese form", () => {
  const wrong = pairs.flatMap(({ where, en, cn }) =>
    missingFrom(en, cn, glossary).map((form) => `${where} [${form}] ${en} = ${cn}`),
  );
  expect(wrong).toEqual([]);
});

test("Chinese stands a blank apart from Latin letters and figures, and none from Chinese", () => {
  const TOUCHING = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}|\d[KMG]B/u;
  const APART =
    /\p{Script=Han} (?=[\p{Script=Han}，。；：？！（）“”、])|[，。；：？！（“、] \p{Script=Han}|\}\} [，。；：？！（]/u;
  const texts = [...pairs.map(({ where, cn }) => ({ where, text: cn })), ...chineseProse];
  const wrong = texts
    .map(({ where, text }) => ({ where, text: text.replace(/\\n/g, "\n").replace(/\$\{[^}]*\}/g, "{{}}") }))
    .filter(({ text }) => TOUCHING.test(text) || APART.test(text));
  expect(wrong).toEqual([]);
});

test("a name that is put into a Chinese sentence stands a blank apart, of whatever writing it is", () => {
  const PUT = String.raw`\{\{(?:company|names?|who|day)\}\}`;
  const TOUCHING = new RegExp(String.raw`\p{Script=Han}${PUT}|${PUT}\p{Script=Han}`, "u");
  const texts = pairs.filter(({ cn }) => TOUCHING.test(cn)).map(({ where, cn }) => `${where}: ${cn}`);
  expect(texts).toEqual([]);
});
