const BESIDE = 160;

/** Do words stand in a text with others beside them, within so many characters? */
export function near(text: string, one: RegExp, other: RegExp, beside = BESIDE): boolean {
  const at = text.search(one);
  return at >= 0 && other.test(text.slice(Math.max(0, at - beside), at + beside));
}
