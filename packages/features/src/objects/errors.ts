import { isApiError } from "@candor/api/client";
import type { ErrorCode } from "@candor/api/errors";
import type { WebsiteForm } from "./schema.ts";

/** Field that a refusal of the server is about; what is not here is about the form as a whole. */
const FIELD_OF: Partial<Record<ErrorCode, keyof WebsiteForm>> = {
  "object.url_invalid": "url",
  "object.url_private": "url",
  "object.url_unresolved": "url",
  "object.url_fixed": "url",
  "object.repeat_url": "url",
  "object.repeat_title": "name",
};

/** The field that a failed save is about, or null: then the message belongs to the whole form. */
export function websiteFieldOf(error: unknown): keyof WebsiteForm | null {
  if (!isApiError(error)) return null;
  const named = Object.keys(error.fields)[0]?.split(".")[0];
  if (named === "url" || named === "name" || named === "territories") return named;
  return (error.key && FIELD_OF[error.key]) || null;
}
