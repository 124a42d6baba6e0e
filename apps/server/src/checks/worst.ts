import { CHART_MAX } from "@candor/api/contract";
import { FRAMEWORKS, type Framework, LEVELS, type StatusCounts } from "@candor/api/entities";
import { frameworksOf } from "../results/texts.ts";
import type { Group } from "./query.ts";
import { rateOf } from "./rows.ts";

interface Counted {
  counts: StatusCounts | null;
  name: string;
}

/** Orders objects: most Critical checks first, then Medium, Low and Potential, then by name. Not assessed is last. */
export function worstFirst(a: Counted, b: Counted): number {
  for (const level of LEVELS) {
    const order = (b.counts?.[level] ?? -1) - (a.counts?.[level] ?? -1);
    if (order !== 0) return order;
  }
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/** How many checks of a law passed, of objects that it counts for. */
const rateOfFramework = (all: readonly Group[], framework: Framework) =>
  rateOf(all.filter(({ check_id, ...business }) => frameworksOf(check_id, business).includes(framework)));

interface Rate {
  passed: number;
  total: number;
}

/** Orders laws: the lowest share of passed checks first, of equal ones that with more checks. */
export const lowestFirst = (a: Rate, b: Rate): number =>
  a.passed / a.total - b.passed / b.total || b.total - a.total;

/** The laws with the lowest share of passed checks, lowest first, as many as a chart shows. */
export function worstFrameworks(all: readonly Group[]) {
  return FRAMEWORKS.map((framework) => ({ framework, ...rateOfFramework(all, framework) }))
    .filter(({ total }) => total > 0)
    .sort(lowestFirst)
    .slice(0, CHART_MAX);
}
