import type { TextResources } from "./i18n.ts";

const PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
const ACCENTED = "ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž";
const accents = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index] ?? letter]));

/** What i18next replaces ({{name}}, $t(key)) and tags stay as they are. */
const KEPT = /(\{\{[^{}]*\}\}|\$t\([^()]*\)|<[^<>]+>)/;

/** Longer texts grow less: a word by two thirds, a sentence by a third. */
const growth = (length: number) => (length < 20 ? 0.66 : 0.33);

/** A text in accented letters, in brackets and longer by what a translation may need. */
export function pseudo(text: string): string {
  const accented = text
    .split(KEPT)
    .map((part, index) =>
      index % 2 ? part : [...part].map((letter) => accents.get(letter) ?? letter).join(""),
    )
    .join("");
  return `[${accented}${"·".repeat(Math.ceil(text.length * growth(text.length)))}]`;
}

function translate(value: unknown): unknown {
  if (typeof value === "string") return pseudo(value);
  if (Array.isArray(value)) return value.map(translate);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
}

/** Every text of some resources as {@link pseudo} writes it. */
export const pseudoTexts = (texts: TextResources): TextResources => translate(texts) as TextResources;
