/** A text read as JSON, or the text where it is none. */
export type ParsedJson = { value: unknown } | { invalid: string };

/** Never throws: evidence comes from other people's servers. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { invalid: text };
  }
}
