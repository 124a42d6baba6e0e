import type { Verdict } from "../../types.ts";
import { looksTracking } from "./cookies.ts";
import { potential, uncertain } from "./rule.ts";
import { counted, say } from "./words.ts";

type Item = Parameters<typeof looksTracking>[0];
type Extras = Omit<Verdict, "outcome" | "summary">;

/** What is said of names that no table knows: never "passed", and "potential" where they behave as trackers do. */
export function unknownVerdict(
  items: readonly Item[],
  what: { one: [string, string]; many: [string, string] },
  extras: Extras = {},
): Verdict {
  const following = items.filter(looksTracking).length;
  const noun = (count: number) => counted(count, what.one[0], what.many[0]);
  if (following > 0)
    return potential(
      say(
        `${noun(following)} that no table knows ${following === 1 ? "holds" : "hold"} a long-lived identifier, and ${following === 1 ? "was" : "were"} set before any choice.`,
        `有 ${following} 个未知的${what.one[1]}保存了长期标识，且在作出选择之前已设置。`,
      ),
      extras,
    );
  return uncertain(
    say(
      `${noun(items.length)} set before any choice ${items.length === 1 ? "has" : "have"} a purpose to be confirmed.`,
      `在作出选择之前设置的 ${items.length} 个${what.one[1]}用途待确认。`,
    ),
    extras,
  );
}

export const COOKIES: Parameters<typeof unknownVerdict>[1] = {
  one: ["cookie", " Cookie"],
  many: ["cookies", " Cookie"],
};
export const KEYS: Parameters<typeof unknownVerdict>[1] = {
  one: ["stored key", "存储项"],
  many: ["stored keys", "存储项"],
};
