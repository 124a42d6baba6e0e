/** Up to two letters for a person: first and last word of a Latin name, the first sign of a Chinese one. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const first = [...(words[0] ?? "")][0] ?? "";
  if (/\p{Script=Han}/u.test(first)) return first;
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toUpperCase();
}

/** A number from 0 to `count - 1` that stays the same for a name. */
export function steadyIndex(name: string, count: number): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum % count;
}
