import type { Language } from "@candor/api/entities";
import { ERRORS } from "@candor/api/errors";
import type { HttpError } from "./http-error.ts";

/** What became of several things that one call asked for: an answer for each, in the order asked for. */
export function bulkReply(refusals: readonly (HttpError | null)[], language: Language) {
  const list = refusals.map((refusal) => ({
    refused: refusal && { code: refusal.key, message: messageOf(refusal, language) },
  }));
  return { done: list.filter(({ refused }) => refused === null).length, list };
}

/** The refusal's words. What Jira does not take it says itself, by field. */
function messageOf({ key, fields }: HttpError, language: Language): string {
  const own = key === "jira.refused" ? Object.values(fields ?? {}) : [];
  return [ERRORS[key][language], ...own].join(" ");
}
