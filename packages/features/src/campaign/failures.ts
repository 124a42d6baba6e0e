import { type ClientError, failureMessage, isApiError, isCancelledError } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { FIELD_ERRORS } from "@candor/api/errors";
import type { NoticeContent } from "@candor/ui/notices";
import { fieldCode, isRequestField, type RequestErrors } from "./schema.ts";

/** Why a call failed, as it is shown. */
export interface Failure {
  notice: NoticeContent;
  /** Whether the same call may succeed later. */
  retryable: boolean;
}

/** The server's words as information, anything else as an error. Null where nobody needs to know. */
export function failureOf(error: ClientError, language: Language): Failure | null {
  if (isCancelledError(error)) return null;
  const told = isApiError(error) && !error.derived && error.status < 500;
  return {
    notice: { kind: told ? "info" : "error", text: failureMessage(error, language) },
    retryable: error.retryable,
  };
}

/** What a refusal has against the fields of the form. */
export function fieldRefusals(error: ClientError): RequestErrors {
  const refused: RequestErrors = {};
  if (!isApiError(error)) return refused;
  for (const [field, why] of Object.entries(error.fields)) {
    if (!isRequestField(field)) continue;
    // Of characters that cannot be stored the server's own words say the most.
    const known = why !== "characters" && FIELD_ERRORS.some((one) => one === why);
    refused[field] = known
      ? { type: "screen", message: fieldCode(field, why) }
      : { type: "server", message: error.message };
  }
  return refused;
}
