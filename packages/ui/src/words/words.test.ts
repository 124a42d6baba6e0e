import { expect, it } from "vitest";
import * as cn from "./cn.ts";
import * as en from "./en.ts";
import type { Words } from "./words.ts";

const languages: { en: Words; cn: Words } = { en, cn };

/** Texts by where they stand; what is made of figures is made of some. */
function textsOf(node: unknown, path: string): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const english = new Map(textsOf(languages.en, "words"));
const chinese = new Map(textsOf(languages.cn, "words"));

it("says the same things in both languages", () => {
  expect([...chinese.keys()]).toEqual([...english.keys()]);
  expect(english.size).toBeGreaterThan(100);
});

it("speaks Chinese in one and no Chinese in the other, but for names of faces and languages", () => {
  const names = /\.fonts\.|\.locale$/;
  for (const [path, text] of chinese)
    if (!names.test(path)) expect([path, text]).toEqual([path, expect.stringMatching(/\p{Script=Han}/u)]);
  for (const [path, text] of english)
    expect([path, text]).toEqual([path, expect.not.stringMatching(/\p{Script=Han}/u)]);
});

it("reads points of a chart with the signs of its language", () => {
  const reading = {
    point: "Nov",
    values: [
      { label: "shop", value: "71" },
      { label: "AWS", value: "88" },
    ],
  };
  expect(en.lineTrend.describe(reading)).toBe("Nov: shop 71, AWS 88");
  expect(cn.lineTrend.describe(reading)).toBe("Nov：shop 71、AWS 88");
  expect(en.combobox.words.results(1)).toBe("1 result");
  expect(en.combobox.words.results(1200)).toBe("1,200 results");
});
