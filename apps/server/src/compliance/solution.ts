import type { getScenario, ReplyOf, Solver } from "@candor/api/contract";
import { STATUS_RANKS } from "@candor/api/entities";
import { categories } from "@candor/engine/rules";
import { byPlace } from "../results/described.ts";
import { textOf } from "../results/texts.ts";
import type { ResultRows } from "./latest-results.ts";

/** Who can do what the checks of a category ask for. */
const WHO: Record<keyof typeof categories, Solver> = {
  consentBefore: "rd",
  consentChoice: "rd",
  optOut: "rd",
  notice: "legal",
  encryption: "operations",
  headers: "operations",
  cookies: "rd",
  content: "rd",
  tracking: "rd",
  thirdParties: "legal",
  transfers: "legal",
};

const solvers = new Map<string, Solver>(
  Object.entries(categories).map(([id, { en }]) => [en, WHO[id as keyof typeof categories]] as const),
);

/** How to mend what fails, worst first, each check once however many objects fail it. */
export function solutionOf(rows: ResultRows): ReplyOf<typeof getScenario>["solution"] {
  const failing = rows.filter(({ status }) => status && ["critical", "medium", "low"].includes(status));
  failing.sort(
    (a, b) =>
      STATUS_RANKS[a.status ?? "passed"] - STATUS_RANKS[b.status ?? "passed"] ||
      byPlace(a.check_id, b.check_id),
  );
  return [...Map.groupBy(failing, ({ check_id }) => check_id)].flatMap(([check_id, found]) => {
    const text = textOf(check_id);
    if (!text) return [];
    const objects = new Set(found.map(({ object_id }) => object_id)).size;
    const who = solvers.get(text.category.en) ?? "rd";
    return [{ check_id, title: text.title.plain, steps: text.howToFix, objects, who }];
  });
}
