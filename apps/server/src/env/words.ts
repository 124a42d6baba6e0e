import type { z } from "zod";

/** Addresses that are not of the web, as they are written. */
const EXAMPLES: Record<string, string> = {
  DATABASE_URL: "postgres://user:password@host/candor",
  SMTP_URL: "smtps://user:password@host",
};

/** What a variable must be, in the words of who sets it; nothing: what the schema says. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  const name = String(issue.path?.[0] ?? "");
  switch (issue.code) {
    // All comes in as text: only a number can be of another type.
    case "invalid_type":
      return "must be a whole number";
    case "too_small":
      return issue.origin === "string"
        ? `must have ${issue.minimum} characters or more`
        : `must be ${issue.minimum} or more`;
    case "too_big":
      return issue.origin === "string"
        ? `must have ${issue.maximum} characters or fewer`
        : `must be ${issue.maximum} or less`;
    case "invalid_value":
      return issue.expected === "stringbool"
        ? "must be true or false"
        : `must be one of ${issue.values.join(", ")}`;
    case "invalid_format":
      return issue.format === "url"
        ? `must be an address such as ${EXAMPLES[name] ?? "https://candor.example.com"}`
        : undefined;
    default:
      return undefined;
  }
}
