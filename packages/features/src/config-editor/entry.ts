import type { FieldError } from "@candor/api/errors";
import { fieldErrorsOf } from "@candor/api/errors";
import type * as z from "zod/mini";

/** An entry of the configuration, whatever its kind. */
export interface Entry<Data> {
  id: string;
  key: string;
  enable: boolean;
  revision: number;
  updated_at: string;
  updated_by: string | null;
  data: Data;
  draft?: Data | null | undefined;
}

/** What is wrong with which field, by its path. */
export type Fields = Readonly<Record<string, FieldError>>;

export interface Checked<Data> {
  /** As it is stored; null where a field is wrong. */
  valid: Data | null;
  fields: Fields;
}

/** What stands at a path. */
const valueAt = (data: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inner, part) =>
        typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>)[part] : undefined,
      data,
    );

/** The same each time: what shows no fault is not drawn again. */
const NO_FAULT: Fields = {};

/** Data as it is stored, or what is wrong with which of its fields. */
export const checking =
  <Data>(schema: z.ZodMiniType<Data, unknown>) =>
  (data: Data): Checked<Data> => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { valid: parsed.data, fields: NO_FAULT };
    const fields = Object.entries(fieldErrorsOf(parsed.error.issues)).map(
      // Nothing is of no form: it is missing.
      ([path, error]) =>
        [path, error === "format" && valueAt(data, path) === "" ? "required" : error] as const,
    );
    return { valid: null, fields: Object.fromEntries(fields) };
  };

/** Whether two documents say the same. */
export const sameData = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const WORDS = ["required", "unknown", "format", "too_long", "too_short", "choice"] as const;

/** The words for what is wrong with a field; what has none of its own is a matter of form. */
export const wordOf = (error: FieldError | undefined): (typeof WORDS)[number] =>
  WORDS.find((word) => word === error) ?? "format";
