import type { listScenarios, ParsedRequestOf, ReplyOf, ScenarioRow } from "@candor/api/contract";
import { type Language, spelledOut } from "@candor/api/entities";
import { formsOf } from "@candor/engine/rules";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { SCENARIOS } from "../checks/scenarios.ts";
import { and, eq } from "../database/drizzle.ts";
import { scenarioFollow } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import { textOf } from "../results/texts.ts";
import { isNamed } from "../search-words.ts";
import { type Known, points, scenarioOf, scoped, toScenario } from "./figures.ts";

/** Ids of the scenarios that a person follows. */
export async function followedBy(db: Db, { id }: Customer): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(scenarioFollow).where(eq(scenarioFollow.user_id, id));
  return new Set(rows.map(({ scenario_id }) => scenario_id));
}

/** Whether a scenario has a check that rests on a law or an article, however it is written: `个保法`, `PIPL Art. 38`. */
function cites(id: string, search: string, language: Language): boolean {
  const wanted = spelledOut(search).toLocaleLowerCase();
  return scenarioOf(id).checks.some((check) =>
    textOf(check)
      ?.citations.flatMap(formsOf)
      .some(({ citation }) => citation.cite[language].toLocaleLowerCase().includes(wanted)),
  );
}

/** Scenarios as the caller filters them, those they follow first. */
export async function scenariosOf(
  db: Db,
  known: Known,
  customer: Customer,
  query: Omit<ParsedRequestOf<typeof listScenarios>, "page_size"> & { page_size: number },
  language: Language,
): Promise<ReplyOf<typeof listScenarios>> {
  const state = await scoped(db, known, customer, query);
  const followed = await followedBy(db, customer);
  const found = SCENARIOS.map((one) => toScenario(one, state, followed))
    .filter(
      ({ id, title, frameworks, followed: mine }) =>
        (query.followed === undefined || query.followed === mine) &&
        (query.frameworks.length === 0 || query.frameworks.some((one) => frameworks.includes(one))) &&
        (Object.values(title).some((text) => isNamed(text, query.search)) ||
          cites(id, query.search, language)),
    )
    .sort((a, b) => Number(b.followed) - Number(a.followed));
  const { page, page_size: size } = query;
  return {
    list: found.slice((page - 1) * size, page * size),
    total: found.length,
    all: SCENARIOS.length,
    objects: byName(state.objects, language),
    as_of: state.as_of,
  };
}

/** Scenarios that the caller follows, the lowest pass rate first; what was not assessed comes last. */
export async function followedScenarios(
  db: Db,
  known: Known,
  customer: Customer,
  most: number,
): Promise<{ list: ScenarioRow[]; total: number }> {
  const followed = await followedBy(db, customer);
  const state = await known.of(db, customer, {});
  const found = SCENARIOS.filter(({ id }) => followed.has(id))
    .map((one) => toScenario(one, state, followed))
    .sort((a, b) => (points(a) ?? 101) - (points(b) ?? 101));
  return { list: found.slice(0, most), total: found.length };
}

/** Follows a scenario, or stops to; either may be asked for twice. */
export async function followScenario(
  db: RootDb,
  customer: Customer,
  { id, followed }: { id: string; followed: boolean },
) {
  scenarioOf(id);
  const row = { user_id: customer.id, scenario_id: id };
  await db.transaction(async (tx) => {
    if (followed) await tx.insert(scenarioFollow).values(row).onConflictDoNothing();
    else
      await tx
        .delete(scenarioFollow)
        .where(and(eq(scenarioFollow.user_id, customer.id), eq(scenarioFollow.scenario_id, id)));
    await audit(tx, { customer }, { action: "compliance.follow", detail: { scenario: id, followed } });
  });
  return { id, followed };
}
