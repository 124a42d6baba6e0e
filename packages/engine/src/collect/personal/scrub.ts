import type { IdentifierFact } from "../../facts/types.ts";
import { canariesIn } from "./canary.ts";
import { escapedAgain, fromBase64, fromHex, unescaped } from "./encodings.ts";
import { EMAIL, maskText, maskValue } from "./mask-text.ts";
import { isHash, kindByName } from "./names.ts";

const SECRET_NAME =
  /pass(?:word|wd|phrase)?|pwd|secret|token|api_?key|auth|session|^sid$|phpsessid|jwt|credential|card|cvv|iban|ssn/i;
const OPAQUE = /^(?:[0-9a-f]{32,}|[\w+/=-]{40,})$/i;
/** Parameters that say what a visitor agreed to: no secret, and evidence. */
export const SIGNALS =
  /^(?:gcs|gcd|gdpr|gdpr_consent|us_privacy|gpp|gpp_sid|npa|dma|dma_cps|tcfe|consent|gdprconsent|euconsent|usp_consent)$/i;

const MOST_DEPTH = 5;
const MOST_FOUND = 20;

type Location = IdentifierFact["location"];

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

  /** Notes what a header that a script made up says. */
  header(name: string, value: string): void {
    this.#location = "in_header";
    this.value(name, value);
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
