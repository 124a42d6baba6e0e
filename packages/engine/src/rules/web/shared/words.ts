import type { Bilingual } from "../../types.ts";

const english = new Intl.NumberFormat("en-GB");

/** A text in both languages. */
export function say(en: string, cn: string): Bilingual {
  return { en, cn };
}

/** `1 cookie`, `1,284 cookies`. */
export function counted(count: number, one: string, many: string): string {
  return `${english.format(count)} ${count === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and 3 more`: at most three named. */
export function listed(names: readonly string[]): Bilingual {
  const shown = names.slice(0, 3);
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : (shown.pop() ?? "");
  const en = shown.length > 0 ? `${shown.join(", ")} and ${last}` : last;
  const all = names.slice(0, 3).join("、");
  return { en, cn: rest > 0 ? `${all} 等` : all };
}
