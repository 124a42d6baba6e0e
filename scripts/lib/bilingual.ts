import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

/** A text in both languages, and where it stands. */
export interface Pair {
  where: string;
  en: string;
  cn: string;
}

export interface ChineseLine {
  where: string;
  text: string;
}

type Texts = { [key: string]: string | Texts };

const HAN = /\p{Script=Han}/u;

/** What reads other people's sites, in their words, and what tests the reading. */
const FOREIGN =
  /\.(test|spec)\.tsx?$|^packages\/engine\/src\/(collect|testing|knowledge)\/|^scripts\/regexps\/|^docs\/glossary\.md$|\/writing\.ts$|\/pseudo\.ts$/;

/** Files of the repository that hold texts of ours. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(
    (file) => /\.(tsx?|json|md|html)$/.test(file) && !FOREIGN.test(file) && existsSync(join(root, file)),
  );

const contents = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));

/** A line that is a regular expression reads texts and says none. */
const isExpression = (line: string) => /^\s*\/(?![/*])|^\s*(const|export const) \w+ = \/(?![/*])/.test(line);

/** Every line of ours with a Chinese character in it. */
export const chineseLines: readonly ChineseLine[] = [...contents].flatMap(([file, text]) =>
  text
    .split("\n")
    .map((line, at) => ({ where: `${file}:${at + 1}`, text: line }))
    .filter(({ text: line }) => HAN.test(line) && !isExpression(line)),
);

/** Lines of articles and documents. */
export const chineseProse = chineseLines.filter(({ where }) => /\.cn\.md:/.test(where));

const STRING = String.raw`(?:"((?:[^"\\\n]|\\.)*)"|\x60((?:[^\x60\\]|\\.)*)\x60)`;
const SAID = new RegExp(String.raw`\bsay\(\s*${STRING},\s*${STRING},?\s*\)`, "g");
const NAMED = new RegExp(String.raw`\ben:\s*${STRING},\s*cn:\s*${STRING}`, "g");
const KEYED = new RegExp(String.raw`"([\w.]+)":\s*${STRING}`, "g");

const written = [...contents].flatMap(([file, text]) =>
  file.endsWith(".ts") || file.endsWith(".tsx")
    ? [SAID, NAMED].flatMap((form) =>
        [...text.matchAll(form)].map(([, a, b, c, d]) => ({
          where: file,
          en: a ?? b ?? "",
          cn: c ?? d ?? "",
        })),
      )
    : [],
);

function flatten(texts: Texts, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const json = (text: string) => new Map(flatten(JSON.parse(text) as Texts));
const keyed = (text: string) =>
  new Map([...text.matchAll(KEYED)].map(([, key = "", a, b]) => [key, a ?? b ?? ""] as const));

/** Texts that stand under the same key in a file of each language. */
const filed = [...contents].flatMap(([file, text]) => {
  const read = file.endsWith("locales/cn.json") ? json : file.includes("/screens/cn/") ? keyed : null;
  const other = contents.get(file.replace(/\/cn([./])/, "/en$1"));
  if (!read || other === undefined) return [];
  const english = read(other);
  return [...read(text)].flatMap(([key, cn]) => {
    const en = english.get(key);
    return en === undefined ? [] : [{ where: `${file} ${key}`, en, cn }];
  });
});

/** Every text of ours that stands in both languages. */
export const pairs: readonly Pair[] = [...written, ...filed];
