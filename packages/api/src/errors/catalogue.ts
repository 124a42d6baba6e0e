import type { Language } from "../entities/tables.ts";
import { ERROR_CODES, type ErrorCode } from "./codes.ts";
import { aiErrors } from "./domains/ai.ts";
import { assessmentErrors } from "./domains/assessment.ts";
import { authErrors } from "./domains/auth.ts";
import { campaignErrors } from "./domains/campaign.ts";
import { checkErrors } from "./domains/check.ts";
import { cloudErrors } from "./domains/cloud.ts";
import { commonErrors } from "./domains/common.ts";
import { feedbackErrors } from "./domains/feedback.ts";
import { helpErrors } from "./domains/help.ts";
import { jiraErrors } from "./domains/jira.ts";
import { memberErrors } from "./domains/member.ts";
import { misErrors } from "./domains/mis.ts";
import { newsErrors } from "./domains/news.ts";
import { objectErrors } from "./domains/object.ts";
import { scanErrors } from "./domains/scan.ts";
import { uploadErrors } from "./domains/upload.ts";

/** Every call of staff begins so, and no other. */
const STAFF_PATH = "/api/mis/";

/** A message of the catalogue: the envelope's number, the HTTP status it travels with, the words. */
export interface ErrorEntry {
  readonly code: number;
  readonly http: number;
  readonly en: string;
  readonly cn: string;
  /** What staff read instead, where they are to do something else. */
  readonly staff?: Readonly<Record<Language, string>>;
}

const texts = {
  ...commonErrors,
  ...authErrors,
  ...memberErrors,
  ...objectErrors,
  ...assessmentErrors,
  ...checkErrors,
  ...scanErrors,
  ...misErrors,
  ...campaignErrors,
  ...uploadErrors,
  ...aiErrors,
  ...cloudErrors,
  ...feedbackErrors,
  ...helpErrors,
  ...newsErrors,
  ...jiraErrors,
} as const satisfies Record<ErrorCode, Omit<ErrorEntry, "code">>;

/**
 * Every message the server can answer with, by its typed code. A message says what happened and what to do next.
 */
export const ERRORS = Object.fromEntries(
  Object.entries(texts).map(([key, entry]) => [key, { code: ERROR_CODES[key as ErrorCode], ...entry }]),
) as Readonly<Record<ErrorCode, ErrorEntry>>;

/** The words of a refusal, as those who call `path` read them: staff have calls of their own. */
export const messageTo = (path: string, key: ErrorCode, language: Language): string =>
  ((path.startsWith(STAFF_PATH) && ERRORS[key].staff) || ERRORS[key])[language];

export type { ErrorCode } from "./codes.ts";
