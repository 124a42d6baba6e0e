import type { ScreenCode } from "@candor/api/errors";

/** What is wrong with a typed address. */
export type AddressProblem = Extract<ScreenCode, `object.url_${"missing" | "invalid" | "scheme"}`>;

export type AddressReading =
  | { url: string; problem?: undefined }
  | { url?: undefined; problem: AddressProblem };

const SCHEME = /^([a-z][a-z0-9+.-]*):(?:\/\/|(?!\d))/i;

/**
 * Reads what a person typed as a web address. `https://` is put in front when no
 * scheme is typed. Only what the browser can tell is decided here: whether it parses
 * and is http or https. The server vets the host.
 */
export function readWebAddress(typed: string): AddressReading {
  const text = typed.trim();
  if (!text) return { problem: "object.url_missing" };
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme && scheme !== "http" && scheme !== "https") return { problem: "object.url_scheme" };
  const url = URL.parse(scheme ? text : `https://${text}`);
  if (!url || /\s/.test(text) || !/[.:]/.test(url.hostname)) return { problem: "object.url_invalid" };
  return { url: url.href };
}

/** The host of a typed address, for the name's placeholder; empty while it does not parse. */
export function hostOf(typed: string): string {
  const { url } = readWebAddress(typed);
  return url ? new URL(url).hostname : "";
}
