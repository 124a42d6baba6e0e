import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";

const collators = new Map<Language, Intl.Collator>();

/** Compares names as a language orders them, digits by value: Chinese by pinyin, whatever the database does. */
export function comparer(language: Language): Intl.Collator["compare"] {
  const known = collators.get(language) ?? new Intl.Collator(LANGUAGE_TAGS[language], { numeric: true });
  collators.set(language, known);
  return known.compare;
}

/** Things by their names, as a language orders them; namesakes by id. */
export function byName<T extends { id: string; name: string }>(
  things: readonly T[],
  language: Language,
): T[] {
  const compare = comparer(language);
  return things.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
}
