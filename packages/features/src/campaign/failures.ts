import { type ClientError, failureMessage, isApiError, isCancelledError } from "@candor/api/client";
import type { Language } from "@candor/api/entities";
import { FIELD_ERRORS } from "@candor/api/errors";
import type { NoticeContent } from "@candor/ui/notices";
import type { FieldRefusal } from "./components/RequestForm.tsx";
import { fieldCode, isRequestField } from "./schema.ts";

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
export function fieldRefusals(error: ClientError): FieldRefusal[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fields)
    .filter((entry): entry is [FieldRefusal["field"], string] => isRequestField(entry[0]))
    .map(([field, why]) =>
      FIELD_ERRORS.some((known) => known === why)
        ? { field, type: "screen", message: fieldCode(field, why) }
        : { field, type: "server", message: error.message },
    );
}
