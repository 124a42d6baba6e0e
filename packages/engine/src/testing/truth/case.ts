import type { Handler, Site } from "../../demo/site.ts";
import type { Territory } from "../../vocabulary.ts";

/** What is true of a check: a defect, none, not to be known by anybody from outside, or nothing to look at. */
export type Truth = "defect" | "fine" | "open" | "nothing";

/** A site with what is known to be true of it, found out by reading its source and not by assessing it. */
export interface Case {
  host: string;
  /** Ends of checks' ids by what is true of them, with blanks between. Checks left out are not measured. */
  truth: Readonly<Partial<Record<Truth, string>>>;
  site: Handler;
  /** What answers on port 80; the same as on 443 where absent. */
  plain?: Handler;
  also?: readonly Site[];
  territories?: readonly Territory[];
}

/** What is true of each check of a case. The later word holds where a check is named twice. */
export const truthOf = ({ truth }: Case): [check: string, is: Truth][] => [
  ...new Map(
    (Object.entries(truth) as [Truth, string][]).flatMap(([is, ends]) =>
      ends
        .split(" ")
        .filter(Boolean)
        .map((end) => [`web.${end}`, is] as const),
    ),
  ),
];

/** Checks that need the page, for what is no page of the site. */
export const WALL =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.reject-works policy.link policy.sections pixel.present replay.present hdr.csp form.insecure mixed-content";

/** Checks that find nothing on a site that follows nobody. */
export const CLEAN =
  "consent.cookies-before consent.third-party-cookies-before consent.trackers-before consent.storage-before pixel.present replay.present tracking.streams";
