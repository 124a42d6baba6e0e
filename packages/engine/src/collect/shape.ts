import type { ValueShape } from "../facts/types.ts";

const UUID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i;

/** How evenly the characters of a token are spread, in bits a character. */
function entropy(token: string): number {
  const counts = new Map<string, number>();
  for (const char of token) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / token.length) * Math.log2(count / token.length);
  return bits;
}

const isTime = (token: string) => /^1[5-9]\d{8}(?:\d{3})?$/.test(token) || /^\d{4}-\d\d-\d\d[T ]/.test(token);

/** Could a token tell one visitor from all others? */
function isIdentifier(token: string): boolean {
  if (token.length < 8 || token.length > 400 || isTime(token)) return false;
  if (UUID.test(token)) return true;
  if (/^\d+$/.test(token)) return token.length >= 9;
  const mixed = /\d/.test(token) && /[a-z]/i.test(token);
  return (
    (mixed && entropy(token) >= 2.7) ||
    (token.length >= 16 && entropy(token) >= 3.6 && !/^[a-z]+$/.test(token))
  );
}

/** A number drawn at random and the moment of a first visit, as tools of Google's make know a visitor; no two moments. */
function isClientId(value: string): boolean {
  const [, drawn, moment] = /^(\d{5,10})\.(1[5-9]\d{8})$/.exec(value) ?? [];
  return drawn !== undefined && !(isTime(drawn) && Number(drawn) <= Number(moment));
}

/** What a stored value looks like. Its words are cut at what usually joins them. */
export function shapeOf(raw: string): ValueShape {
  let value = raw.trim();
  try {
    value = decodeURIComponent(value);
  } catch {
    // As it is.
  }
  if (value === "") return "empty";
  const tokens = value.split(/[^A-Za-z0-9-]+/).filter(Boolean);
  if (isTime(value)) return "time";
  if (isClientId(value)) return "id";
  if (tokens.some(isIdentifier)) return "id";
  if (/^[[{]/.test(value)) return "data";
  if (
    value.length <= 6 ||
    /^(?:true|false|yes|no|accepted|rejected|granted|denied|[a-z]{2}[-_][a-z]{2})$/i.test(value)
  )
    return "flag";
  if (tokens.length > 0 && tokens.every((token) => isTime(token) || token.length <= 6)) return "flag";
  return "text";
}
