/** What stands in the place of a value that must not be told. */
export const MASK = "***";

/** Names without separators, in lower case. A name that ends in one of the last three is masked too. */
const NAMES = ["password", "confirmpassword", "body", "authorization", "registeremail", "inviteconfirm"];
const MORE = ["cookie", "setcookie", "apikey", "code"];
const ENDS = ["password", "token", "secret"];

/** Deeper nesting is left out whole: it is no report any more. */
const MAX_DEPTH = 12;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** Must the value under this name be masked? Case and separators do not matter. */
export function isSecretName(name: string): boolean {
  const bare = plain(name);
  return NAMES.includes(bare) || MORE.includes(bare) || ENDS.some((end) => bare.endsWith(end));
}

/** `name=value` in query strings and forms. */
const PAIR = /([\w.%[\]-]+)=([^&\s#"'<>\\]*)/g;
/** `"name": "` in pieces of JSON, escaped or not. */
const OPENING = /(\\*["'])([\w.-]+)\1\s*:\s*(\\*["'])/g;
/** `Name: value` in lines of headers. */
const LINE = /^([ \t]*)([\w-]+)(:[ \t]*)([^\r\n]+)/gm;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi;

/** Masks what looks like a secret inside a text: JSON, query strings, forms, headers. */
export function maskText(text: string, depth = 0): string {
  const trimmed = text.trim();
  if (depth < MAX_DEPTH && /^[[{"]/.test(trimmed)) {
    try {
      const value: unknown = JSON.parse(trimmed);
      return JSON.stringify(mask(value, depth + 1));
    } catch {
      // Cut off or no JSON at all: the patterns below find what is in it.
    }
  }
  return maskQuoted(text)
    .replace(PAIR, (whole, name) => (isSecretName(decoded(name)) ? `${name}=${MASK}` : whole))
    .replace(LINE, (whole, space, name, colon) =>
      isSecretName(name) ? `${space}${name}${colon}${MASK}` : whole,
    )
    .replace(BEARER, `$1 ${MASK}`);
}

/** Masks values of secret names in pieces of JSON: to their closing quote, or to the end where it was cut off. */
function maskQuoted(text: string): string {
  let masked = "";
  let from = 0;
  for (const { 0: opening, 2: name = "", 3: quote = "", index } of text.matchAll(OPENING)) {
    if (index < from || !isSecretName(name)) continue;
    const begin = index + opening.length;
    let end = text.indexOf(quote, begin);
    // One more backslash before it: a quote inside the value.
    while (end > 0 && text[end - 1] === "\\") end = text.indexOf(quote, end + 1);
    masked += text.slice(from, begin) + MASK;
    from = end < 0 ? text.length : end;
  }
  return masked + text.slice(from);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * A copy with the values of passwords, bodies, authorization and the like masked: at any depth, in headers, and in
 * texts that are JSON, query strings or forms themselves. A numeric `code` is an error's number and stays.
 */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskText(value, depth);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return MASK;
  if (value instanceof Headers || value instanceof URLSearchParams) {
    return mask(Object.fromEntries(value), depth + 1);
  }
  if (Array.isArray(value)) {
    // Headers as pairs.
    if (value.length === 2 && typeof value[0] === "string" && isSecretName(value[0])) return [value[0], MASK];
    return value.map((item) => mask(item, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecretName(name) && !isErrorNumber(name, item) ? MASK : mask(item, depth + 1),
    ]),
  );
}

const isErrorNumber = (name: string, item: unknown) => plain(name) === "code" && typeof item === "number";
