const EMAIL = /[A-Z0-9._+-]{1,64}(?:@|%40)[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63})+/gi;
/** What a token could stand in, and how one begins. Its three parts are told apart without a pattern: in linear time. */
const DOTTED = /[\w.-]+/g;
const JWT_START = /\beyJ[\w-]{8}/;
const JWT_SHORTEST = 8;
const SECRET_NAME =
  /pass(?:word|wd|phrase)?|pwd|secret|token|api_?key|auth|session|^sid$|phpsessid|jwt|credential|card|cvv|iban|ssn/i;
const OPAQUE = /^(?:[0-9a-f]{32,}|[\w+/=-]{40,})$/i;

const MOST_URL = 2_000;
const MOST_BODY = 600;

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

/** Hides e-mail addresses and tokens inside free text. */
function maskText(text: string): string {
  return maskTokens(text.replace(EMAIL, (found) => maskValue(found)));
}

const isSecret = (name: string, value: string) => SECRET_NAME.test(name) || OPAQUE.test(value);

/** Hides user names, and query values that look like an e-mail address or a secret. */
export function maskUrl(url: string): string {
  if (url.startsWith("data:")) return `${url.slice(0, 40)}…`;
  const query = url.indexOf("?");
  const plain = query < 0 ? url : url.slice(0, query);
  const base = maskText(plain.replace(/^(\w+:\/\/)[^/@]*@/, "$1"));
  if (query < 0) return base.slice(0, MOST_URL);
  const pairs = url
    .slice(query + 1)
    .split("&")
    .map((pair) => {
      const at = pair.indexOf("=");
      if (at < 0) return maskText(pair);
      const name = pair.slice(0, at);
      const value = pair.slice(at + 1);
      return `${name}=${isSecret(name, value) ? maskValue(value) : maskText(value)}`;
    });
  return `${base}?${pairs.join("&")}`.slice(0, MOST_URL);
}

/** First bytes of a body sent, with e-mail addresses, tokens and named secrets hidden. Null when empty. */
export function maskBody(body: string | null): string | null {
  if (!body) return null;
  const named = body.replace(
    /(["']?)([\w-]{2,40})\1(\s{0,9}[:=]\s{0,9})(["']?)([^"'&,}\s]{1,400})/g,
    (whole, quote: string, name: string, between: string, open: string, value: string) =>
      isSecret(name, value) ? `${quote}${name}${quote}${between}${open}${maskValue(value)}` : whole,
  );
  return maskText(named).slice(0, MOST_BODY);
}

/** A header as it is kept: lower-case name, values of cookies and of addresses masked. */
export function maskHeader({ name: rawName, value }: { name: string; value: string }): {
  name: string;
  value: string;
} {
  const name = rawName.toLowerCase();
  if (name === "set-cookie")
    return { name, value: value.replace(/=([^;]*)/, (_, secret: string) => `=${maskValue(secret)}`) };
  return { name, value: name === "location" ? maskUrl(value) : maskText(value).slice(0, 4_000) };
}
