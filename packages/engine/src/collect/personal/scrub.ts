import { gunzipSync } from "node:zlib";
import type { IdentifierFact } from "../../facts/types.ts";
import { canariesIn } from "./canary.ts";
import { isHash, kindByName } from "./names.ts";

/** An e-mail address: its end is a name, no number and no file's ending, as `package@3.1.min.js` has. */
const EMAIL =
  /[A-Z0-9._+-]{1,64}(?:@|%40)(?!\d{1,20}\.\d)(?:[A-Z0-9](?:[A-Z0-9-]{0,62})\.){1,8}(?!(?:js|mjs|cjs|css|map|json|svg|png|jpe?g|gif|webp|ts|html?|woff2?|min)\b)[A-Z]{2,24}\b/gi;
const PHONE = /(?:\+|%2B)[1-9]\d{0,2}[\d\s().-]{7,14}\d/g;
/** What a token could stand in, and how one begins. Its three parts are told apart without a pattern: in linear time. */
const DOTTED = /[\w.-]+/g;
const JWT_START = /\beyJ[\w-]{8}/;
const JWT_SHORTEST = 8;
const SECRET_NAME =
  /pass(?:word|wd|phrase)?|pwd|secret|token|api_?key|auth|session|^sid$|phpsessid|jwt|credential|card|cvv|iban|ssn/i;
const OPAQUE = /^(?:[0-9a-f]{32,}|[\w+/=-]{40,})$/i;
/** Parameters that say what a visitor agreed to: no secret, and evidence. */
export const SIGNALS =
  /^(?:gcs|gcd|gdpr|gdpr_consent|us_privacy|gpp|gpp_sid|npa|dma|dma_cps|tcfe|consent|gdprconsent|euconsent|usp_consent)$/i;

const MOST_DEPTH = 5;
const MOST_FOUND = 20;

type Location = IdentifierFact["location"];

/** First and last two characters; all of it hidden when short. */
export function maskValue(value: string): string {
  if (value.length === 0) return "";
  if (value.length < 8) return "•".repeat(value.length);
  return `${value.slice(0, 2)}${"•".repeat(Math.min(value.length - 4, 12))}${value.slice(-2)}`;
}

/** Hides each `header.payload.signature` of JSON Web Tokens. */
function maskTokens(text: string): string {
  return text.replace(DOTTED, (run) => {
    const parts = run.split(".");
    const kept: string[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const [head = "", payload = "", signature] = parts.slice(at, at + 3);
      const start = payload.length >= JWT_SHORTEST && signature !== undefined ? head.search(JWT_START) : -1;
      if (start < 0) kept.push(head);
      else {
        kept.push(head.slice(0, start) + maskValue([head.slice(start), payload, signature].join(".")));
        at += 2;
      }
    }
    return kept.join(".");
  });
}

/** Hides e-mail addresses, phone numbers and tokens inside free text. */
export function maskText(text: string): string {
  const named = text.replace(EMAIL, (found) => maskValue(found)).replace(PHONE, (found) => maskValue(found));
  const hidden = maskTokens(named);
  return canariesIn(hidden).length > 0
    ? hidden.replace(/[\w%+@.()-]{6,}/g, (word) => (canariesIn(word).length > 0 ? maskValue(word) : word))
    : hidden;
}

/** A value without its percent escapes, however often it was escaped, and how often that was. */
function unescaped(raw: string): { text: string; times: number } {
  let text = raw;
  let times = 0;
  while (times < 3 && /%[0-9a-f]{2}/i.test(text)) {
    try {
      text = decodeURIComponent(text);
      times += 1;
    } catch {
      break;
    }
  }
  return { text, times };
}

function escapedAgain(text: string, times: number): string {
  let out = text;
  for (let time = 0; time < times; time += 1) out = encodeURIComponent(out).replaceAll("%E2%80%A2", "•");
  return out;
}

/** Readable text behind base64; null where there is none. */
export function fromBase64(text: string): string | null {
  if (!/^[A-Za-z0-9+/_-]{12,}={0,2}$/.test(text) || /^\d+$/.test(text) || isHash(text)) return null;
  const decoded = Buffer.from(text.replaceAll("-", "+").replaceAll("_", "/"), "base64").toString("utf8");
  if (decoded.length < 6) return null;
  const odd = decoded.match(/[^\x20-\x7e\n\t\u00a0-\uffef]|\ufffd/g)?.length ?? 0;
  return odd === 0 ? decoded : null;
}

/** Readable text behind letters written as numbers of base 16; null where there is none. */
export function fromHex(text: string): string | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]{12,800}$/i.test(text)) return null;
  const decoded = Buffer.from(text, "hex").toString("latin1");
  return /^[\x20-\x7e]+$/.test(decoded) ? decoded : null;
}

/** Takes personal data out of what a request sends, and notes what it was. */
export class Scrubber {
  readonly found: IdentifierFact[] = [];
  readonly signals: Record<string, string> = {};
  #location: Location = "in_query";

  #note(fact: Omit<IdentifierFact, "location">): void {
    const seen = this.found.some(
      (one) => one.key === fact.key && one.kind === fact.kind && one.encoding === fact.encoding,
    );
    if (!seen && this.found.length < MOST_FOUND)
      this.found.push({ ...fact, key: fact.key.slice(0, 80), location: this.#location });
  }

  /** Notes what a plain text holds. True where it holds something personal. */
  #look(key: string, text: string, encoding: IdentifierFact["encoding"]): boolean {
    let personal = false;
    for (const { typed, encoding: how } of canariesIn(text)) {
      const kind = typed === "email" ? "d_email" : typed === "phone" ? "d_phone" : "d_other";
      this.#note({ key, kind, encoding: how === "plain" ? encoding : how, typed });
      personal = true;
    }
    if (personal) return true;
    const named = kindByName(key, text);
    if (named) {
      this.#note({ key, kind: named, encoding: isHash(text) ? "hash" : encoding });
      return true;
    }
    EMAIL.lastIndex = 0;
    if (EMAIL.test(text)) {
      this.#note({ key, kind: "d_email", encoding });
      return true;
    }
    return false;
  }

  /** One field's value, masked where it has to be. */
  value(key: string, raw: string, depth = 0, encoding: IdentifierFact["encoding"] = "plain"): string {
    if (raw === "" || depth > MOST_DEPTH) return raw;
    if (SIGNALS.test(key)) {
      this.signals[key.toLowerCase()] ??= unescaped(raw).text.slice(0, 1_200);
      return raw;
    }
    const { text, times } = unescaped(raw.includes("+") ? raw.replaceAll("+", "%20") : raw);
    const before = this.found.length;
    const json = /^\s*[[{]/.test(text) ? this.json(key, text, depth + 1, encoding) : null;
    if (json !== null) return this.found.length > before ? escapedAgain(json, times) : this.#secret(key, raw);
    if (/^(?:https?:)?\/\/[^?]{1,500}\?[^=]{1,200}=|^[\w[\].-]{1,40}=[^=&]+&[\w[\].-]{1,40}=/.test(text)) {
      const nested = /^(?:https?:)?\/\//.test(text) ? this.url(text, depth + 1) : this.form(text, depth + 1);
      return nested !== text ? escapedAgain(nested, times) : this.#secret(key, raw);
    }
    const hex = encoding === "plain" ? fromHex(text) : null;
    const inside = hex ?? (encoding === "plain" ? fromBase64(text) : null);
    if (inside !== null) {
      this.value(key, inside, depth + 1, hex === null ? "base64" : "hex");
      if (this.found.length > before) return maskValue(raw);
    }
    if (this.#look(key, text, encoding)) {
      const partly = times <= 1 ? maskText(raw) : raw;
      return partly !== raw && kindByName(key, text) === null ? partly : maskValue(raw);
    }
    return this.#secret(key, raw);
  }

  #secret(key: string, raw: string): string {
    return SECRET_NAME.test(key) || OPAQUE.test(raw) ? maskValue(raw) : maskText(raw);
  }

  /** JSON with its personal leaves masked; null where it is none. */
  json(key: string, text: string, depth = 0, encoding: IdentifierFact["encoding"] = "plain"): string | null {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      return null;
    }
    if (typeof parsed !== "object" || parsed === null) return null;
    const walk = (at: unknown, path: string, level: number): unknown => {
      if (typeof at === "string") return this.value(path, at, depth + 1, encoding);
      if (typeof at === "number") {
        const masked = this.value(path, String(at), depth + 1, encoding);
        return masked === String(at) ? at : masked;
      }
      if (level > 12 || typeof at !== "object" || at === null) return at;
      if (Array.isArray(at)) return at.slice(0, 200).map((one) => walk(one, path, level + 1));
      return Object.fromEntries(
        Object.entries(at)
          .slice(0, 200)
          .map(([name, one]) => {
            const label = name.length > 60 || canariesIn(name).length > 0 ? maskValue(name) : maskText(name);
            return [label, walk(one, path ? `${path}.${name}` : name, level + 1)];
          }),
      );
    };
    return JSON.stringify(walk(parsed, key, 0));
  }

  /** `a=b&c=d`. */
  form(text: string, depth = 0): string {
    return text
      .split("&")
      .slice(0, 400)
      .map((pair) => {
        const at = pair.indexOf("=");
        if (at < 0) return this.#bare(pair);
        const name = unescaped(pair.slice(0, at)).text;
        return `${maskText(pair.slice(0, at))}=${this.value(name, pair.slice(at + 1), depth)}`;
      })
      .join("&");
  }

  /** A query without a name is a value of its own. */
  #bare(text: string): string {
    return this.#look("", unescaped(text).text, "plain") ? maskValue(text) : maskText(text);
  }

  url(url: string, depth = 0): string {
    const fragment = url.indexOf("#");
    const asked = fragment < 0 ? url : url.slice(0, fragment);
    const query = asked.indexOf("?");
    const plain = (query < 0 ? asked : asked.slice(0, query)).replace(/^(\w+:\/\/)[^/@]*@/, "$1");
    const start = /^\w+:\/\/[^/]*/.exec(plain)?.[0] ?? "";
    const path = plain
      .slice(start.length)
      .split("/")
      .map((segment) => this.#segment(segment))
      .join("/");
    if (depth === 0) this.#location = "in_query";
    const base = start + path;
    const asking = query < 0 ? "" : `?${this.form(asked.slice(query + 1), depth)}`;
    const rest = fragment < 0 ? "" : `#${this.form(url.slice(fragment + 1), depth)}`;
    return base + asking + rest;
  }

  #segment(segment: string): string {
    if (segment.length < 6) return segment;
    const was = this.#location;
    this.#location = "in_path";
    try {
      // Names of files carry hashes and numbers of their own.
      const { text } = unescaped(segment);
      if (this.#look("", text, "plain"))
        return maskText(segment) === segment ? maskValue(segment) : maskText(segment);
      const inside = fromBase64(text);
      if (inside !== null && this.#look("", inside, "base64")) return maskValue(segment);
      if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(segment)) return maskValue(segment);
      return segment;
    } finally {
      this.#location = was;
    }
  }

  body(raw: string): string {
    this.#location = "in_body";
    const text = raw.startsWith("\u001f\u008b") || raw.startsWith("\u001f\ufffd") ? "" : raw;
    const given = text.trim();
    if (/^[[{]/.test(given)) {
      const json = this.json("", given);
      if (json !== null) return json;
      const lines = given.split("\n");
      if (lines.length > 1)
        return lines
          .slice(0, 50)
          .map((line) => this.json("", line) ?? this.#loose(line))
          .join("\n");
      return this.#loose(given);
    }
    if (/^--[\w-]{1,200}\r?\n/.test(given)) return this.#multipart(given);
    if (/^[^=&\s{<]{1,60}=/.test(given)) return this.form(given);
    const inside = fromBase64(given);
    if (inside !== null) {
      const before = this.found.length;
      this.value("", given);
      if (this.found.length > before) return maskValue(given);
    }
    return this.#loose(given);
  }

  #multipart(text: string): string {
    return text.replace(
      /(name="([^"]{1,80})"[^\n]{0,200}\n(?:[^\n]{2,200}\n){0,3}\r?\n)([^\r\n]{0,4000})/g,
      (_, head: string, name: string, value: string) => `${head}${this.value(name, value)}`,
    );
  }

  /** Text of no form that is known: named values and whatever looks personal. */
  #loose(text: string): string {
    const named = text.replace(
      /(["']?)([\w[\].-]{2,40})\1(\s{0,9}[:=]\s{0,9})(["']?)([^"'&,}\s]{1,400})/g,
      (_, quote: string, name: string, between: string, open: string, value: string) =>
        `${quote}${name}${quote}${between}${open}${this.value(name, value)}`,
    );
    this.#look("", named, "plain");
    return maskText(named);
  }
}

/** A body as text, unpacked where it was sent packed. */
export function bodyText(body: Buffer): string {
  const packed = body[0] === 0x1f && body[1] === 0x8b;
  try {
    return (packed ? gunzipSync(body, { maxOutputLength: 500_000 }) : body)
      .subarray(0, 200_000)
      .toString("utf8");
  } catch {
    return "";
  }
}
