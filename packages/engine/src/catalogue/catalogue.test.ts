import { FRAMEWORKS } from "@candor/api/entities";
import { describe, expect, it } from "vitest";
import { rules } from "../rules/registry.ts";
import type { Bilingual } from "../rules/types.ts";
import { checkTexts } from "./index.ts";
import { labels } from "./labels.ts";

const PLACEHOLDER = /\{\{|\}\}|\$\{|TODO|TBD|lorem|xxx/i;
const HAN = /\p{Script=Han}/u;
/** Code, bold and quoted names may be English in a Chinese text. */
const bare = (text: string) => text.replace(/`[^`]*`|\*\*[^*]*\*\*|“[^”]*”/g, "");
const ids = rules.map(({ id }) => id);
const texts = Object.entries(checkTexts);

/** Every text of a check in both languages, with where it stands. */
function pairsOf(id: string): [where: string, pair: Bilingual][] {
  const text = checkTexts[id];
  if (!text) throw new Error(`no text for ${id}`);
  return [
    ["category", text.category],
    ["scenario", text.scenario],
    ["title.plain", text.title.plain],
    ["title.positive", text.title.positive],
    ["title.negative", text.title.negative],
    ["explain", text.explain],
    ["whatIsWrong", text.whatIsWrong],
    ...text.howToFix.en.map((en, index): [string, Bilingual] => [
      `howToFix ${index}`,
      { en, cn: text.howToFix.cn[index] ?? "" },
    ]),
  ];
}

describe("catalogue", () => {
  it("has the words of every rule, and of nothing else", () => {
    expect(Object.keys(checkTexts).sort()).toEqual([...ids].sort());
  });

  it("gives each rule an id of its own", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("cites every framework somewhere", () => {
    const cited = new Set(texts.flatMap(([, { citations }]) => citations.map(({ framework }) => framework)));
    expect([...cited].sort()).toEqual([...FRAMEWORKS].sort());
  });

  it("gives every title once", () => {
    const titles = texts.flatMap(([, { title }]) => [title.plain.en, title.positive.en, title.negative.en]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe.each(ids)("words of %s", (id) => {
  it("are whole in both languages", () => {
    for (const [where, { en, cn }] of pairsOf(id)) {
      for (const text of [en, cn]) {
        expect(text.trim(), where).toBe(text);
        expect(text, where).not.toBe("");
        expect(text, where).not.toMatch(PLACEHOLDER);
        expect(text, where).not.toMatch(/[!！]( |$)/);
      }
      expect(en, where).not.toMatch(HAN);
      expect(cn, where).toMatch(HAN);
      expect(bare(cn), where).not.toMatch(/[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/);
      // Punctuation between Chinese characters is full width.
      expect(cn, where).not.toMatch(/\p{Script=Han}[,;:?!.]/u);
    }
  });

  it("has as many steps in both languages, each starting with a verb", () => {
    const steps = checkTexts[id]?.howToFix ?? { en: [], cn: [] };
    expect(steps.en.length).toBeGreaterThanOrEqual(2);
    expect(steps.cn).toHaveLength(steps.en.length);
    for (const step of steps.en) expect(step).not.toMatch(/^(The|A|An|You|Your|It|There|This|Please)\b/);
    for (const step of [...steps.en, ...steps.cn]) expect(step).toMatch(/[.。]$/);
  });

  it("cites laws, each once, in both languages", () => {
    const citations = checkTexts[id]?.citations ?? [];
    const cites = citations.map(({ cite }) => cite.en);
    expect(cites.length).toBeGreaterThan(0);
    expect(new Set(cites).size).toBe(cites.length);
    for (const { cite } of citations) expect(cite.cn).toMatch(/第|^ISO/);
  });

  it("has titles short enough to read", () => {
    for (const title of Object.values(checkTexts[id]?.title ?? {})) {
      expect(title.en.length).toBeLessThanOrEqual(72);
      expect(title.en).not.toMatch(/\.$/);
      expect(title.cn).not.toMatch(/。$/);
    }
  });
});

describe("labels", () => {
  it.each(Object.entries(labels))("%s is said in both languages", (_, { en, cn }) => {
    expect(en).not.toBe("");
    expect(cn).not.toBe("");
    expect(en).not.toMatch(HAN);
  });
});
