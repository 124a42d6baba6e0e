import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { WORDS } from "../../rules/web/policy/reader/signs.ts";
import { SIGN } from "../../rules/web/policy/reader/weights.ts";
import { SECTIONS, type Section } from "../../rules/web/policy/sections.ts";

/** What a sentence may be of: a section, or what looks like one: that nobody gets data, that it goes nowhere, no term. */
export const LABELS = [
  ...["controller", "purposes", "basis", "recipients", "transfers", "retention", "rights", "complaint"],
  ...["contact", "no_recipients", "no_transfers", "vague_retention"],
] as const;

/** A sentence written for the corpus. */
export interface Sample {
  /** The words as they would stand in a notice. */
  s: string;
  /** What it tells of; nothing where it tells of no section. */
  y: readonly string[];
  language: string;
}

const folder = new URL("./corpus/", import.meta.url);
const names = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();

/** The sentences of all languages, in the order of their files. */
export const readCorpus = (): Sample[] =>
  names().flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => ({ ...JSON.parse(line), language: name.slice(0, 2) })),
  );

/** Does a sentence tell of a section? That data stays tells where it goes, as the law asks it. */
export const tellsOf = ({ y }: Sample, section: Section): boolean =>
  y.includes(section.slice(2)) || (section === "s_transfers" && y.includes("no_transfers"));

const reader = "../../rules/web/policy/reader";
/** The code that makes weights of sentences. */
const CODE = ["./line.ts", "./learn.ts", `${reader}/features.ts`, `${reader}/signs.ts`];

/** What gives each weight its place and its size beside the code. */
const PLACED = { sign: SIGN, sections: SECTIONS as readonly string[], words: WORDS.length };

/** Of everything that weights are made of, but for the rules' words, which may grow. */
export function digestOf(placed = PLACED): string {
  const hash = createHash("sha256").update(JSON.stringify(placed));
  for (const name of names()) hash.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  for (const path of CODE) hash.update(readFileSync(new URL(path, import.meta.url)));
  return hash.digest("hex");
}
