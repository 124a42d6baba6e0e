import type { CollectorName, WebsiteFacts } from "../facts/types.ts";
import type { AssetType, Framework, Level, Outcome, Sector, Territory } from "../vocabulary.ts";

export interface Bilingual {
  en: string;
  cn: string;
}

export interface EvidenceColumn {
  key: string;
  label: Bilingual;
  /**
   * A `duration` cell is milliseconds, a `region` cell an ISO 3166 alpha-2 code, a `tag` cell a code, a `text_file_s3`
   * cell the SHA-256 of a text that is stored beside the facts.
   */
  type: "text" | "number" | "mono" | "tag" | "region" | "url" | "duration" | "provider" | "text_file_s3";
  /** Words of the codes in this column's cells; a cell without an entry is shown as it is. */
  labels?: Record<string, Bilingual>;
}

export interface EvidenceTable {
  id: string;
  title: Bilingual;
  columns: EvidenceColumn[];
  rows: Record<string, string | number | null>[];
  /** Rows seen in all; `rows` holds at most 200. */
  total: number;
}

/** What a rule needs to know beside the facts. Made by `createContext`. */
export interface RuleContext {
  /** Where the customer's business is. */
  territories: readonly Territory[];
  vendors: VendorLookup;
  cookies: CookieLookup;
  /** What the object deals with, where that brings laws of its own. */
  sector?: Sector;
  /** When the rules run: only for dates such as certificate expiry. ISO 8601. */
  now: string;
}

export type VendorCategory =
  | "advertising"
  | "analytics"
  | "social"
  | "marketing"
  | "session_replay"
  | "consent"
  | "tag_manager"
  | "cdn"
  | "hosting"
  | "payment"
  | "support"
  | "utility"
  | "unknown";

export interface Vendor {
  name: string;
  category: VendorCategory;
  /** Country of its head office, ISO 3166 alpha-2; null where not known. */
  hq: string | null;
  /** What a category alone does not say; none when absent. */
  flags?: readonly VendorFlag[];
  /** Other names a privacy policy may use for it. */
  aliases?: readonly string[];
}

/**
 * `pixel`: takes events about visitors for ads; `recorder`: records what they do on the page; `embed`: chat,
 * film, map or the like, which comes with storage of its own; `fonts`: typefaces; `self_hosted`: the site's
 * operator may run it.
 */
export type VendorFlag = "pixel" | "recorder" | "embed" | "fonts" | "self_hosted";

export interface VendorLookup {
  /** The owner of a host; null where not known. */
  ofHost(host: string): Vendor | null;
  /** A vendor by its name; null where not known. */
  named(name: string): Vendor | null;
}

export type CookiePurpose = "necessary" | "functional" | "analytics" | "advertising";

export interface CookieLookup {
  /** Purpose and owner of a cookie by name and domain; null where not known. */
  find(
    name: string,
    domain: string,
    /** Names of vendors met beside it: a name that many use is nobody's without that sign. */
    met?: ReadonlySet<string>,
  ): { purpose: CookiePurpose; vendor: string | null } | null;
}

/** A rule's own answer. `summary` is one sentence of fact. */
export interface Verdict {
  outcome: Outcome;
  /** Level when not passed, where it differs from the rule's own. */
  level?: Level;
  summary: Bilingual;
  evidence?: EvidenceTable[];
  /** Blobs of screenshots that show it. */
  screenshots?: { blob: string; caption: Bilingual }[];
}

export interface Rule {
  /** Stable id, e.g. `web.consent.cookies-before`. */
  id: string;
  /** Rises whenever the same facts could give another verdict. */
  version: number;
  assetTypes: readonly AssetType[];
  /** Level when failed. */
  level: Level;
  /** Collectors whose facts it reads; one incomplete gives `uncertain`, never `passed`. */
  needs: readonly CollectorName[];
  /**
   * Reads files beside the page, or what the server sent with it: they stay what they are where a question for
   * consent covers the site’s own page.
   */
  throughConsentWall?: boolean;
  /**
   * Its defects are things that were seen, not things that were looked for in vain: what a site does before a question
   * that covers its own page is answered, it does, and is `potential`. Nothing is passed there.
   */
  seenStands?: boolean;
  /**
   * Why the check has nothing to look at, e.g. no banner to press; null when it
   * applies. Asked before `needs`, so it must not rest on incomplete facts.
   */
  notApplicable?(facts: WebsiteFacts, context: RuleContext): Bilingual | null;
  evaluate(facts: WebsiteFacts, context: RuleContext): Verdict;
}

/** A rule's verdict with what is needed to store and show it. */
export interface Finding {
  checkId: string;
  ruleVersion: number;
  outcome: Outcome;
  level: Level;
  summary: Bilingual;
  /** Set when uncertain because facts are incomplete. */
  uncertainReason: Bilingual | null;
  evidence: EvidenceTable[];
  screenshots: { blob: string; caption: Bilingual; width: number; height: number }[];
}

/** The words of a check, from its catalogue file. */
export interface CheckText {
  category: Bilingual;
  scenario: Bilingual;
  title: { plain: Bilingual; positive: Bilingual; negative: Bilingual };
  /** Why it matters, what the law asks. Plain paragraphs. */
  explain: Bilingual;
  whatIsWrong: Bilingual;
  /** Steps, each starting with a verb. `code` in backticks, **bold**. */
  howToFix: { en: string[]; cn: string[] };
  citations: { framework: Framework; cite: Bilingual }[];
}
