/** A word that stands in no text, but for what is allowed. */
export interface Forbidden {
  word: string;
  /** Longer words that hold it and are right. */
  except: readonly string[];
  /** Words that allow it in the same text. */
  beside: readonly string[];
}

export interface Glossary {
  forbidden: readonly Forbidden[];
  /** English words and the Chinese forms one of which their text holds. */
  terms: readonly { english: RegExp; chinese: readonly string[] }[];
  /** Texts that are the same everywhere. */
  labels: ReadonlyMap<string, readonly string[]>;
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the tables of docs/glossary.md: three columns are words, two are labels. */
export function readGlossary(markdown: string): Glossary {
  const rows = markdown
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| English"))
    .map(cellsOf);
  const words = rows.filter((cells) => cells.length === 3);
  const labels = rows.filter((cells) => cells.length === 2);
  return {
    forbidden: words.flatMap(([, , not = ""]) => not.split(";").filter(Boolean).map(forbiddenOf)),
    terms: words.flatMap(([english = "", chinese = ""]) =>
      quoted(english).map((word) => ({
        english: new RegExp(`\\b${word}\\b`, "i"),
        chinese: chinese.split(/[/、]/).map((form) => form.trim()),
      })),
    ),
    labels: new Map(labels.map(([english = "", chinese = ""]) => [english, chinese.split(" / ")])),
  };
}

function forbiddenOf(text: string): Forbidden {
  const [rest = "", beside = ""] = text.split("beside");
  const [word = "", except = ""] = rest.split("except");
  return { word: quoted(word)[0] ?? "", except: quoted(except), beside: quoted(beside) };
}

/** The words of a Chinese text that the glossary does not allow. */
export function forbiddenIn(text: string, glossary: Glossary): string[] {
  return glossary.forbidden
    .filter(({ word, except, beside }) => {
      if (!text.includes(word) || beside.some((name) => text.includes(name))) return false;
      return except.reduce((left, allowed) => left.replaceAll(allowed, ""), text).includes(word);
    })
    .map(({ word }) => word);
}

/** What the Chinese of an English text lacks. */
export function missingFrom(en: string, cn: string, glossary: Glossary): string[] {
  const label = glossary.labels.get(en);
  if (label && !label.includes(cn)) return [label.join(" / ")];
  const words = en.replace(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, "");
  return glossary.terms
    .filter(({ english, chinese }) => english.test(words) && !chinese.some((form) => cn.includes(form)))
    .map(({ english, chinese }) => `${english.source}: ${chinese.join(" / ")}`);
}
