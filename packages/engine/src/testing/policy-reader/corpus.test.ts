import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { WORDS } from "../../rules/web/policy/reader/signs.ts";
import { SIGN, weights, weightsFile } from "../../rules/web/policy/reader/weights.ts";
import { SECTIONS } from "../../rules/web/policy/sections.ts";
import { digestOf, LABELS, readCorpus, tellsOf } from "./corpus.ts";

const samples = readCorpus();

it("gives the weights that are read: after a change, `pnpm --filter @candor/engine learn` makes them anew", () => {
  expect(weights().digest).toBe(digestOf());
  expect(statSync(weightsFile).size).toBeLessThan(600_000);
});

it("has another digest once a sign counts more, sections change places or words are more", () => {
  const placed = { sign: SIGN, sections: SECTIONS, words: WORDS.length };
  expect(digestOf(placed)).toBe(digestOf());
  const others = [
    { ...placed, sign: SIGN * 2 },
    { ...placed, sections: SECTIONS.toReversed() },
    { ...placed, words: WORDS.length + 1 },
  ];
  for (const other of others) expect(digestOf(other)).not.toBe(digestOf());
});

it("has known labels alone, and no sentence twice in a language", () => {
  const known = new Set<string>(LABELS);
  expect(samples.flatMap(({ y }) => y).filter((label) => !known.has(label))).toEqual([]);
  const all = samples.map(({ s, language }) => `${language} ${s}`);
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

it("has sentences that tell of nothing beside those that do, in each language", () => {
  const languages = new Set(samples.map(({ language }) => language));
  for (const language of languages) {
    const own = samples.filter((sample) => sample.language === language);
    expect(own.filter(({ y }) => y.length === 0).length, language).toBeGreaterThan(own.length / 8);
  }
  expect(languages.size).toBeGreaterThan(30);
});

it("takes data that stays for an answer to where it goes, and nobody for no recipient", () => {
  const sample = (y: string[]) => ({ s: "", y, language: "en" });
  expect(tellsOf(sample(["no_transfers"]), "s_transfers")).toBe(true);
  expect(tellsOf(sample(["no_recipients"]), "s_recipients")).toBe(false);
  expect(tellsOf(sample(["vague_retention"]), "s_retention")).toBe(false);
});
