import { HttpError } from "./http-error.ts";

/** As a reply says it. */
const told = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * Refuses to change fields that are not as whoever changes them saw them, and names those: somebody else was faster.
 * `row` is read under a lock that the change holds too.
 */
export function requireSeen(
  row: Readonly<Record<string, unknown>>,
  seen: Readonly<Record<string, unknown>> | undefined,
): void {
  const others = Object.entries(seen ?? {}).filter(
    ([name, value]) => value !== undefined && told(row[name]) !== told(value),
  );
  if (others.length === 0) return;
  throw new HttpError(
    "mis.changed_meanwhile",
    Object.fromEntries(others.map(([name]) => [name, "mis.changed_meanwhile"])),
  );
}
