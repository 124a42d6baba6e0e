import { isApiError } from "@candor/api/client";
import { type FieldErrors, type FieldValues, get, type Path } from "react-hook-form";

/** The field of the form that the server names first. */
export function namedField<Input extends FieldValues>(error: unknown, values: Input): Path<Input> | null {
  const named = isApiError(error) ? Object.keys(error.fields) : [];
  return (named.find((field) => get(values, field) !== undefined) as Path<Input> | undefined) ?? null;
}

/** The fields that are wrong, wherever they are nested; null for one that is not an element of the page. */
function wrongFields(errors: object): (HTMLElement | null)[] {
  return Object.values(errors).flatMap((error: { ref?: unknown; message?: unknown } | undefined) => {
    if (!error) return [];
    if (error.ref === undefined && error.message === undefined) return wrongFields(error);
    return error.ref instanceof HTMLElement ? error.ref : null;
  });
}

/** The wrong field that stands first on the page; undefined where that is not known of all of them. */
export function firstWrong(errors: FieldErrors): HTMLElement | undefined {
  const fields = wrongFields(errors);
  if (fields.includes(null)) return undefined;
  return (fields as HTMLElement[]).toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}
