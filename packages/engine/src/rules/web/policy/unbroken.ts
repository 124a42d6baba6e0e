/** A word that ends a line with a hyphen that is its own, as in "Daten- und". */
const JOINED = /^(?:und|oder|bzw|sowie|and|or|et|ou|y|o|e|en|of|och|eller|i|oraz|lub|og)(?![\p{L}])/u;

/** Words that were parted at the end of a line, whole again. */
const whole = (text: string): string =>
  text
    .replace(/\u00ad\s{0,2}/g, "")
    .replace(/(?<=\p{Ll})[-‐]\r?\n[ \t]{0,20}(?=\p{Ll})/gu, (parted, at: number) =>
      JOINED.test(text.slice(at + parted.length, at + parted.length + 8)) ? "- " : "",
    );

/** So many parted words tell that a text was laid out in lines. */
const PARTED = 2;

/** The text of a document as it was written, before it was laid out in lines: words and sentences are whole. */
export function unbroken(text: string, format?: string): string {
  const parted = text.match(/\p{Ll}[-‐]\r?\n[ \t]{0,20}\p{Ll}/gu)?.length ?? 0;
  if (parted === 0 && !text.includes("\u00ad") && format === undefined) return text;
  const joined = whole(text);
  if (parted < PARTED && (format === undefined || format === "html")) return joined;
  // A line that goes on in small letters, or with the rest of a date, is the same sentence.
  return joined
    .replace(/(?<![.!?:;。！？\s])[ \t]{0,9}\r?\n[ \t]{0,20}(?=\p{Ll})/gu, " ")
    .replace(/(?<=\d\.|[:：])\r?\n(?=\d)/gu, " ");
}
