import { checkTexts, scenarios } from "@candor/engine/rules";

/** A group of checks by what they protect. */
export interface Scenario {
  id: string;
  title: { en: string; cn: string };
  /** Ids of its checks. */
  checks: readonly string[];
}

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
