/** What can be wrong with one field, as a key that the apps have words for. */
export const FIELD_ERRORS = [
  "required",
  "too_short",
  "too_long",
  "format",
  "choice",
  "type",
  "unknown",
  "characters",
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly origin?: string;
  readonly minimum?: unknown;
  /** Of our own checks: what `field` says is wrong. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly message: string;
}

function fieldErrorOf(issue: Issue): FieldError {
  switch (issue.code) {
    case "too_small":
      return issue.minimum === 1 && (issue.origin === "string" || issue.origin === "array")
        ? "required"
        : "too_short";
    case "too_big":
      return "too_long";
    case "invalid_format":
      return "format";
    case "invalid_value":
    case "invalid_union":
      return "choice";
    case "invalid_type":
      return issue.input === undefined ? "required" : "type";
    case "unrecognized_keys":
      return "unknown";
    default:
      return FIELD_ERRORS.find((error) => error === issue.params?.field) ?? "format";
  }
}

/** The first thing wrong at each path (`objects.0.url`) of a zod error. */
export function fieldErrorsOf(issues: readonly Issue[]): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of issues) fields[issue.path.map(String).join(".")] ??= fieldErrorOf(issue);
  return fields;
}
