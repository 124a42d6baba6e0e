const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The bits behind text in the web's base64, six a character. */
export const bitsOf = (text: string): string =>
  [...text].map((char) => Math.max(0, ALPHABET.indexOf(char)).toString(2).padStart(6, "0")).join("");

/** A whole number of some bits, from a place on. */
export const intAt = (bits: string, at: number, size: number): number =>
  Number.parseInt(bits.slice(at, at + size).padEnd(size, "0"), 2);
