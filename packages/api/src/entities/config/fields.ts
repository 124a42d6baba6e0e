import * as z from "zod/mini";

/** Text in both languages that both must have. */
// @__NO_SIDE_EFFECTS__
export const words = (max: number) =>
  z.object({
    en: z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
    cn: z.string().check(z.trim(), z.minLength(1), z.maxLength(max)),
  });

/** Text in both languages that may be empty. */
// @__NO_SIDE_EFFECTS__
export const maybeWords = (max: number) =>
  z._default(
    z.object({
      en: z.string().check(z.trim(), z.maxLength(max)),
      cn: z.string().check(z.trim(), z.maxLength(max)),
    }),
    { en: "", cn: "" },
  );

/** Name of an entry of the configuration, unique among its kind. */
export const configKey = z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));

/** Name of a field of collected data. */
export const fieldKey = z.string().check(z.trim(), z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/));

/** SHA-256 of a stored file. */
export const fileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** An address on the web. */
export const webUrl = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? "")),
);

interface Report {
  issues: object[];
}

/** What is wrong with a field that only the whole can tell, as `fieldErrorsOf` reads it. */
export function report(
  context: Report,
  input: unknown,
  path: (string | number)[],
  field: "format" | "unknown" | "choice" | "required",
) {
  context.issues.push({ code: "custom", input, path, message: field, params: { field } });
}

/** Places at which a list holds what it holds already. */
export const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
