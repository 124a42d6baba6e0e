import { gunzipSync } from "node:zlib";
import { isHash } from "./names.ts";

/** A value without its percent escapes, however often it was escaped, and how often that was. */
export function unescaped(raw: string): { text: string; times: number } {
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

export function escapedAgain(text: string, times: number): string {
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
