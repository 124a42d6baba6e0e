import type { CookiePurpose } from "../../rules/types.ts";
import type { CookieEntry } from "../types.ts";

/** Makes the lines of one purpose: vendor (null for no one in particular), names, and domains where a name is too common. */
export function linesOf(
  purpose: CookiePurpose,
  lines: readonly (readonly [vendor: string | null, names: string, domains?: string])[],
): CookieEntry[] {
  return lines.flatMap(([vendor, names, domains]) =>
    names
      .split(" ")
      .map((name) => ({ name, vendor, purpose, ...(domains ? { domains: domains.split(" ") } : {}) })),
  );
}
