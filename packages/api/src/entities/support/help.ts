import * as z from "zod/mini";

/** Readable name of an article or a release in its address, e.g. `read-results`. */
export const helpId = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,79}$/));

export const HELP_KINDS = ["article", "release"] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** An article of the help, or what a release changed, as a list shows it. In the language of the request. */
export const helpEntry = z.object({ id: helpId, title: z.string() });
export type HelpEntry = z.infer<typeof helpEntry>;

/** Articles that belong together, in reading order. */
export const helpCategory = z.object({ id: helpId, title: z.string(), articles: z.array(helpEntry) });
export type HelpCategory = z.infer<typeof helpCategory>;

/** A whole article, in the language of the request. */
export const helpArticle = z.object({
  ...helpEntry.shape,
  kind: z.enum(HELP_KINDS),
  /** Null for a release. */
  category: z.nullable(z.object({ id: helpId, title: z.string() })),
  /** CommonMark without raw HTML. Links to other articles read `/pages/help/{id}`. */
  markdown: z.string(),
  /** Day of the last change, `2026-11-18`. */
  updated_on: z.iso.date(),
  previous: z.nullable(helpEntry),
  next: z.nullable(helpEntry),
});
export type HelpArticle = z.infer<typeof helpArticle>;

/** Where a search found something. */
export const helpHit = z.object({
  ...helpEntry.shape,
  kind: z.enum(HELP_KINDS),
  category: z.nullable(z.string()),
  /** The sentence around the match, as plain text. */
  excerpt: z.string(),
});
export type HelpHit = z.infer<typeof helpHit>;

/** Texts about this installation that anyone may read, by the last part of their address under `/pages`. */
export const LEGAL_DOCUMENTS = ["privacy-policy", "cookie-notice", "term-of-use"] as const;
export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number];

/** One of them, in the language of the request. */
export const legalDocument = z.object({
  id: z.enum(LEGAL_DOCUMENTS),
  title: z.string(),
  /** CommonMark without raw HTML. */
  markdown: z.string(),
  /** Day of the last change, `2026-11-18`. */
  updated_on: z.iso.date(),
});
export type LegalDocument = z.infer<typeof legalDocument>;

/** What the operator of an installation put in the place of our own parts. */
export const siteSetup = z.object({
  /** Addresses of an external privacy center by language; null: the documents are our own pages. */
  privacy_center: z.nullable(z.object({ en: z.string(), cn: z.string() })),
  /** Address of the feedback widget's script: our own, or another of the same interface. */
  feedback_script: z.string(),
  /** Address of a consent dialog's script; null: none is loaded. */
  consent_script: z.nullable(z.string()),
  /** Addresses of scripts that run with consent alone: a product analytics, a chat with people; null: none. */
  analytics_script: z.nullable(z.string()),
  chat_script: z.nullable(z.string()),
  /** How closely errors in browsers are followed: 1 reports them, 2 with what led to them as well. */
  error_tracking: z.int(),
});
export type SiteSetup = z.infer<typeof siteSetup>;
