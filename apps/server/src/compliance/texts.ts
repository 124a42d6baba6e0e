import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { getScenarioTexts, ReplyOf } from "@candor/api/contract";
import { LANGUAGES, type Language } from "@candor/api/entities";
import { headOf, parseHelpFile } from "../help/parse.ts";

type Texts = ReplyOf<typeof getScenarioTexts>;
type Case = Texts["cases"][number];

const root = fileURLToPath(new URL("../../content/scenarios", import.meta.url));
const CASE = /^(case-[a-z0-9-]+)\.en\.md$/;

function readCase(folder: string, id: string, language: Language): Case {
  const path = join(folder, `${id}.${language}.md`);
  const text = readFileSync(path, "utf8");
  const { title, markdown } = parseHelpFile(path, text);
  const head = headOf(text);
  const field = (name: string) => {
    const value = head.get(name);
    if (!value) throw new Error(`${path} needs a head with ${name}.`);
    return value;
  };
  return {
    id: id.replace("case-", ""),
    title,
    authority: field("authority"),
    date: field("date"),
    party: field("party"),
    sum: field("sum"),
    source: field("source"),
    markdown,
  };
}

function readTexts(id: string, language: Language): Texts {
  const folder = join(root, id);
  const read = (name: string) => {
    const path = join(folder, `${name}.${language}.md`);
    return parseHelpFile(path, readFileSync(path, "utf8")).markdown;
  };
  const cases = readdirSync(folder).flatMap((file) => CASE.exec(file)?.[1] ?? []);
  return {
    intro: read("intro"),
    faq: read("faq"),
    cases: cases
      .map((name) => readCase(folder, name, language))
      .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
  };
}

const known = new Map<string, Texts>();

/** The texts of a scenario that come with this version. Throws where a file or a field is missing. */
export function scenarioTexts(id: string, language: Language): Texts {
  const key = `${id} ${language}`;
  const texts = known.get(key) ?? readTexts(id, language);
  known.set(key, texts);
  return texts;
}

/** Reads all of them, so that a missing text is found at start and not by a reader. */
export const readAllTexts = (ids: readonly string[]) =>
  ids.flatMap((id) => LANGUAGES.map((language) => scenarioTexts(id, language)));
