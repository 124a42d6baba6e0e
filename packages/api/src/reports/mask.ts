/** What stands in the place of a value that must not be told. */
export const MASK = "***";

/** Names without separators, in lower case. A name that ends in one of the last three is masked too. */
const NAMES = ["password", "confirmpassword", "body", "authorization", "registeremail", "inviteconfirm"];
const MORE = ["cookie", "setcookie", "apikey", "code"];
const ENDS = ["password", "token", "secret"];

/** Longer texts are cut before they are searched: a report holds less, and a page would not answer meanwhile. */
const MAX_TEXT = 20_000;

/** Deeper nesting is left out whole: it is no report any more. */
const MAX_DEPTH = 12;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/** Must the value under this name be masked? Case and separators do not matter. */
export function isSecretName(name: string): boolean {
  const bare = plain(name);
  return NAMES.includes(bare) || MORE.includes(bare) || ENDS.some((end) => bare.endsWith(end));
}

// Every repetition is bounded: a text made to be searched for long is searched no longer than another.
/** `name=value` in query strings and forms. */
const PAIR = /([\w.%[\]-]{1,99})=([^&\s#"'<>\\]*)/g;
/** `"name": ` in pieces of JSON, escaped or not, `name: ` of objects as they are printed, and the quote that follows. */
const OPENING = /(?:(\\{0,15}["'])([\w.-]{1,99})\1|\b([\w-]{1,99}))\s{0,9}:\s{0,9}(?=(\\{0,15}["'])?)/g;
/** `Name: value` in lines of headers. */
const LINE = /^([ \t]*)([\w-]+)(:[ \t]*)([^\r\n]+)/gm;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi;
/** A part of a path as long as our one-time codes, which an id is not. */
const CODE = /\/[\w-]{40,}(?=[/?#\s"'<>\\]|$)/g;

/**
 * An e-mail address, encoded or not, behind what may part it from an encoded text before it. Its host ends in letters
 * or in `xn--`: a package with its version is no address. Chinese behind another host is the sentence going on.
 */
const ADDRESS =
  /(%(?:0[9AD]|2[026-9CF]|3[A-F]|5[B-D]|7[B-D]))?(?:[\p{L}\p{M}\p{N}.!#$*+^_~-]|%(?!0|2[026-9CF]|3[A-F]|40|5[B-D]|7[B-D])[\dA-F]{2}){1,64}(?:@|%40)(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,9}(?:xn--[a-z\d-]{1,59}|(?:(?!\p{Script=Han})[\p{L}\p{M}]){2,24}|\p{Script=Han}{2,24})/giu;

/** Masks what looks like a secret or names a person inside a text: JSON, query strings, forms, headers. */
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
    .replace(BEARER, `$1 ${MASK}`)
    .replace(CODE, `/${MASK}`)
    .replace(ADDRESS, `$1${MASK}`);
}

/** Masks values of secret names in pieces of JSON, whole or cut off. */
function maskQuoted(text: string): string {
  let masked = "";
  let from = 0;
  for (const { 0: opening, 1: around, 2: inside, 3: bare, 4: before, index } of text.matchAll(OPENING)) {
    const name = inside ?? bare ?? "";
    // A name without quotes says nothing before a value without quotes: it may be any word of a sentence.
    const quote = before ?? around;
    if (index < from || quote === undefined || !isSecretName(name)) continue;
    const begin = index + opening.length;
    const end = endOf(text, begin, quote);
    if (isErrorNumber(name, Number(text.slice(begin, end)))) continue;
    masked += text.slice(from, begin) + quote + MASK + quote;
    from = end;
  }
  return masked + text.slice(from);
}

/** Where the JSON value ends that begins here. One that was cut off ends with its text. */
function endOf(text: string, begin: number, quote: string): number {
  let depth = 0;
  let quoted = false;
  for (let at = begin; at < text.length; at += 1) {
    const char = text[at] ?? "";
    // One more backslash before it: a quote inside a text.
    if (text.startsWith(quote, at) && text[at - 1] !== "\\") {
      quoted = !quoted;
      at += quote.length - 1;
      if (!quoted && depth === 0) return at + 1;
    } else if (quoted) continue;
    else if ("{[".includes(char)) depth += 1;
    else if ("}]".includes(char)) {
      depth -= 1;
      if (depth <= 0) return depth < 0 ? at : at + 1;
    } else if (depth === 0 && /[\s,]/.test(char)) return at;
  }
  return text.length;
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
  if (typeof value === "string") {
    return maskText(value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value, depth);
  }
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

const isErrorNumber = (name: string, item: unknown) =>
  plain(name) === "code" && typeof item === "number" && !Number.isNaN(item);
