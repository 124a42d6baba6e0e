import * as z from "zod/mini";
import * as calls from "../../contract/support/help.ts";
import {
  helpArticle,
  helpCategory,
  helpEntry,
  helpHit,
  helpId,
  LEGAL_DOCUMENTS,
  legalDocument,
  siteSetup,
} from "../../entities/support/help.ts";
import { defineEndpoint } from "../endpoint.ts";

export const helpCategories = defineEndpoint(calls.helpCategories, {
  request: z.object({}),
  reply: z.object({ list: z.array(helpCategory) }),
  doc: "The table of contents of the help, in the language of Accept-Language. Open to all, as the help pages are.",
});

export const helpContent = defineEndpoint(calls.helpContent, {
  request: z.object({
    /** An article or a release; the first article when absent. */
    id: z.optional(helpId),
  }),
  reply: helpArticle,
  errors: ["help.not_found"],
  doc: "One article of the help or one entry of the changelog, as Markdown.",
});

export const searchHelp = defineEndpoint(calls.searchHelp, {
  request: z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ list: z.array(helpHit) }),
  perMinute: 120,
  doc: "Articles and releases that hold the words, best first, at most twenty.",
});

export const readLegalDocument = defineEndpoint(calls.readLegalDocument, {
  request: z.object({ id: z.enum(LEGAL_DOCUMENTS) }),
  reply: legalDocument,
  doc: "Privacy policy, cookie notice or terms of use of this installation, as Markdown in the language of Accept-Language: the operator's own text, else the one that comes with the program.",
});

export const readSiteSetup = defineEndpoint(calls.readSiteSetup, {
  request: z.object({}),
  reply: siteSetup,
  doc: "What the operator set in the place of our own parts: an external privacy center, and the scripts of the feedback widget and of a consent dialog.",
});

export const listChangelog = defineEndpoint(calls.listChangelog, {
  request: z.object({}),
  reply: z.object({
    /** Newest first. Each opens at `/pages/help/{id}`. */
    list: z.array(helpEntry),
    /** True while the newest entry has not been marked as read by this user. */
    notice: z.boolean(),
  }),
  doc: "The changelog: what is new, newest first, and whether this user has yet to look.",
});

export const markChangelogRead = defineEndpoint(calls.markChangelogRead, {
  request: z.object({}),
  reply: z.object({}),
  doc: "Marks the changelog as read by this user: the red dot goes until there is a newer entry.",
});
