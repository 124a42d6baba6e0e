import { checkSync } from "recheck";

// In JavaScript: the same everywhere, and nothing that starts Java.
process.env.RECHECK_BACKEND = "pure";

/** Long enough for a hard one; a shorter wait would only ask for a reason more often. */
const TIMEOUT_MS = 60_000;

/** Null where the time an expression takes grows no faster than its text; else what is known against it. */
export function objectionTo({ source, flags }: { source: string; flags: string }): string | null {
  const verdict = checkSync(source, flags, { timeout: TIMEOUT_MS, attackTimeout: null });
  if (verdict.status === "safe") return null;
  if (verdict.status === "unknown") return `not decided (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, for example with ${verdict.attack.pattern}`;
}
