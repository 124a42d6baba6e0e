// What the words after `pnpm new` may be, and how they are written in code.

/** @param {string | undefined} word */
export const isName = (word) => /^[A-Z][A-Za-z0-9]+$/.test(word ?? "");
/** @param {string | undefined} word */
export const isSlug = (word) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(word ?? "");
/** @param {string} slug */
export const pascal = (slug) => slug.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
/** @param {string} slug */
export const camel = (slug) => pascal(slug).replace(/^./, (letter) => letter.toLowerCase());

/** Puts a text before the last occurrence of another. @param {string} text */
export function before(text, mark, added) {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`Nowhere to add a line: ${mark.trim()} is not there.`);
  return text.slice(0, at) + added + text.slice(at);
}
