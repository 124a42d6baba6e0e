import type { Handler, Site } from "../../demo/site.ts";
import type { Territory } from "../../vocabulary.ts";

/**
 * What is true of a check: a defect, none, not to be known by anybody from outside, or nothing to look at. "Sound"
 * is no defect, be it that there is nothing to look at.
 */
export type Truth = "defect" | "fine" | "open" | "nothing" | "sound";

/** A site with what is known to be true of it, found out by reading its source and not by assessing it. */
export interface Case {
  host: string;
  /** Ends of checks' ids by what is true of them, with blanks between. Checks left out are not measured. */
  truth: Readonly<Partial<Record<Truth, string>>>;
  /** Every check that `truth` does not name is sound, except these, of which the law or the source leaves a doubt. */
  othersSoundBut?: string;
  site: Handler;
  /** What answers on port 80; the same as on 443 where absent. */
  plain?: Handler;
  also?: readonly Site[];
  territories?: readonly Territory[];
}

const idsOf = (ends: string) =>
  ends
    .split(" ")
    .filter(Boolean)
    .map((end) => `web.${end}`);

/** What is true of each check of a case. The later word holds where a check is named twice. */
export function truthOf(
  { truth, othersSoundBut }: Case,
  checks: Iterable<string>,
): [check: string, is: Truth][] {
  const named = (Object.entries(truth) as [Truth, string][]).flatMap(([is, ends]) =>
    idsOf(ends).map((id) => [id, is] as const),
  );
  const left = new Set(othersSoundBut === undefined ? checks : idsOf(othersSoundBut));
  const others = [...checks].filter((id) => !left.has(id)).map((id) => [id, "sound"] as const);
  return [...new Map<string, Truth>([...others, ...named])];
}

/** Checks that need the page, for what is no page of the site. */
export const WALL =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.reject-works policy.link policy.sections pixel.present replay.present hdr.csp form.insecure mixed-content";

/** Checks that find nothing on a site that follows nobody. */
export const CLEAN =
  "consent.cookies-before consent.third-party-cookies-before consent.trackers-before consent.storage-before pixel.present replay.present tracking.streams";

/** What fails of a site that sends no header of protection and leaves plain HTTP open. */
export const NO_HEADERS =
  "hdr.hsts hdr.csp hdr.frame hdr.nosniff hdr.referrer hdr.permissions hdr.isolation hdr.hsts-preload tls.redirect security-txt";

/** What fails of a site that sends the headers that scanners ask for first, and no others. */
export const FEW_HEADERS = "hdr.csp hdr.permissions hdr.isolation hdr.hsts-preload security-txt";

/** What fails beside of a `page` with its own headers: those that scanners ask for first. */
export const PAGE_HEADERS = `${FEW_HEADERS} tls.redirect`;

/** Of which a small page leaves a doubt, be it in law or because its policy is one line. */
export const PAGE_DOUBT =
  "tls.https share.undeclared-third-party xborder.no-adequacy policy.sections policy.discloses-recipients policy.discloses-transfers cookie-notice.complete gpc.support-file gpc.honoured tracking.url-leak sri";

/** What is in order where nobody is followed before an answer. */
export const NOTHING_BEFORE =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

/** What nobody can know from outside where the page opens only to who agrees or pays: what the site does without an answer. */
export const WALLED =
  "consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

/** What is in order where a policy can be read, is of this year and tells what it has to. */
export const LEGAL_TEXT = "policy.link policy.sections policy.freshness policy.discloses-recipients";

/** Of which any third party leaves a doubt, be it in law or in what its contracts say. */
export const THIRD_PARTIES =
  "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers";
