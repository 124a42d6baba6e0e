import type { getScenario, listScenarios, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { FRAMEWORKS, STATUS_RANKS, type StatusCounts } from "@candor/api/entities";
import { and, eq, inArray } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { published } from "../checks/query.ts";
import { countsOf, rateOf } from "../checks/rows.ts";
import { SCENARIOS, type Scenario } from "../checks/scenarios.ts";
import { frameworksOf, textOf } from "../checks/texts.ts";
import type { Db } from "../database/open.ts";
import { result, scenarioFollow } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { INTROS } from "./intros.ts";

type ScenarioReply = ReplyOf<typeof getScenario>["scenario"];

/** Current results of some of the company's objects. */
async function standingOf(db: Db, { companyId }: Customer, objectIds: readonly string[]) {
  const rows = await db
    .select({
      check_id: result.check_id,
      status: result.status,
      level: result.level,
      object_id: result.object_id,
    })
    .from(result)
    .where(
      and(
        published(companyId, {}),
        objectIds.length > 0 ? inArray(result.object_id, [...objectIds]) : undefined,
      ),
    );
  return rows.map((row) => ({ ...row, total: 1 }));
}
type Standing = Awaited<ReturnType<typeof standingOf>>;

async function followedBy(db: Db, { id }: Customer): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(scenarioFollow).where(eq(scenarioFollow.user_id, id));
  return new Set(rows.map(({ scenario_id }) => scenario_id));
}

const stand = (rows: Standing): { counts: StatusCounts; passed: number; total: number } => ({
  counts: countsOf(rows),
  ...rateOf(rows),
});

function toScenario(one: Scenario, rows: Standing, followed: ReadonlySet<string>): ScenarioReply {
  const cited = new Set(one.checks.flatMap(frameworksOf));
  return {
    id: one.id,
    title: one.title,
    followed: followed.has(one.id),
    frameworks: FRAMEWORKS.filter((framework) => cited.has(framework)),
    ...stand(rows.filter(({ check_id }) => one.checks.includes(check_id))),
  };
}

/** Scenarios as the caller filters them. */
export async function scenariosOf(
  db: Db,
  customer: Customer,
  query: ParsedRequestOf<typeof listScenarios>,
): Promise<ReplyOf<typeof listScenarios>> {
  const rows = await standingOf(db, customer, query.object_ids);
  const followed = await followedBy(db, customer);
  const wanted = query.search.toLocaleLowerCase();
  const list = SCENARIOS.map((one) => toScenario(one, rows, followed)).filter(
    ({ title, frameworks, followed: mine }) =>
      (query.followed === undefined || query.followed === mine) &&
      (query.frameworks.length === 0 || query.frameworks.some((one) => frameworks.includes(one))) &&
      Object.values(title).some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return { list };
}

function known(id: string): Scenario {
  const found = SCENARIOS.find((one) => one.id === id);
  if (!found) throw new Refusal("check.scenario_not_found");
  return found;
}

/** How to mend what fails, worst first, each check once however many objects fail it. */
function solutionOf(rows: Standing): ReplyOf<typeof getScenario>["solution"] {
  const failing = rows.filter(({ status }) => status && ["critical", "medium", "low"].includes(status));
  failing.sort((a, b) => STATUS_RANKS[a.status ?? "passed"] - STATUS_RANKS[b.status ?? "passed"]);
  return [...Map.groupBy(failing, ({ check_id }) => check_id)].flatMap(([check_id, found]) => {
    const text = textOf(check_id);
    if (!text) return [];
    const objects = new Set(found.map(({ object_id }) => object_id)).size;
    return [{ check_id, title: text.title.plain, steps: text.howToFix, objects }];
  });
}

export async function scenarioDetail(
  db: Db,
  customer: Customer,
  { id, object_ids }: ParsedRequestOf<typeof getScenario>,
): Promise<ReplyOf<typeof getScenario>> {
  const one = known(id);
  const all = await standingOf(db, customer, object_ids);
  const rows = all.filter(({ check_id }) => one.checks.includes(check_id));
  const texts = one.checks.flatMap((checkId) => textOf(checkId) ?? []);
  const categories = new Map(texts.map(({ category }) => [category.en, category]));
  const citations = new Map(
    texts
      .flatMap((text) => text.citations)
      .map((citation) => [`${citation.framework} ${citation.cite.en}`, citation]),
  );
  return {
    scenario: toScenario(one, rows, await followedBy(db, customer)),
    intro: INTROS[id] ?? one.title,
    categories: [...categories.values()].map((title) => ({
      title,
      ...stand(rows.filter(({ check_id }) => textOf(check_id)?.category.en === title.en)),
    })),
    citations: [...citations.values()],
    solution: solutionOf(rows),
  };
}

/** Follows a scenario, or stops to; either may be asked for twice. */
export async function followScenario(
  db: Db,
  customer: Customer,
  { id, followed }: { id: string; followed: boolean },
) {
  known(id);
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
