import { checkTexts, scenarios } from "@candor/engine/rules";

/** A group of checks by what they protect. */
export interface Scenario {
  id: string;
  title: { en: string; cn: string };
  /** Ids of its checks. */
  checks: readonly string[];
}

/** A text as an id for addresses: its English words. */
const idOf = ({ en }: { en: string }) =>
  en
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Every scenario that has checks. */
export const SCENARIOS: readonly Scenario[] = Object.entries(scenarios)
  .map(([id, title]) => ({
    id,
    title,
    checks: Object.entries(checkTexts)
      .filter(([, { scenario }]) => scenario.en === title.en)
      .map(([checkId]) => checkId),
  }))
  .filter(({ checks }) => checks.length > 0);

/** Ids of the checks in some scenarios; an unknown scenario has none. */
export const checksIn = (ids: readonly string[]): string[] =>
  SCENARIOS.filter(({ id }) => ids.includes(id)).flatMap(({ checks }) => checks);

/** The parts of scenarios, each with its checks. */
export const CATEGORIES: readonly Scenario[] = [
  ...Map.groupBy(Object.entries(checkTexts), ([, { category }]) => idOf(category)),
].map(([id, checks]) => ({
  id,
  title: checks[0]?.[1].category ?? { en: id, cn: id },
  checks: checks.map(([checkId]) => checkId),
}));

/** Ids of the checks in some categories; an unknown category has none. */
export const checksOfCategories = (ids: readonly string[]): string[] =>
  CATEGORIES.filter(({ id }) => ids.includes(id)).flatMap(({ checks }) => checks);
