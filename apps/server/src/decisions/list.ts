import type { Decision, listDecisions, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import { assessment, decision, object, result } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";
import { checksFound, textOf } from "../results/texts.ts";

/** Filters, order and page; an export asks for more rows than a page has. */
export type DecisionQuery = Omit<ParsedRequestOf<typeof listDecisions>, "page_size"> & { page_size: number };

const inForce = and(isNotNull(decision.until), isNull(decision.ended_at));

async function searched(
  db: Db,
  companyId: string,
  search: string,
  language: Language,
): Promise<SQL | undefined> {
  if (search === "") return undefined;
  const checks = checksFound(search, language);
  const own = eq(object.company_id, companyId);
  return or(
    await matchesText(db, search, {
      ...{ texts: [decision.reason, decision.reason_cn], names: [decision.by, decision.person] },
      within: eq(decision.company_id, companyId),
    }),
    checks.length > 0 ? inArray(decision.check_id, checks) : undefined,
    exists(
      db
        .select({ id: object.id })
        .from(object)
        .where(
          and(
            eq(object.id, decision.object_id),
            own,
            await matchesText(db, search, { names: [object.name], within: own }),
          ),
        ),
    ),
  );
}

const inState = (state: DecisionQuery["state"]) => {
  if (state === "in_force") return inForce;
  return state === "ended" ? isNotNull(decision.ended_at) : undefined;
};

/** One page of a company's ledger. */
export async function decisionPage(
  db: Db,
  { companyId }: Pick<Customer, "companyId">,
  query: DecisionQuery,
  language: Language,
): Promise<ReplyOf<typeof listDecisions>> {
  const { kinds, by, state, since, search, descending, page, page_size: size } = query;
  const mine = eq(decision.company_id, companyId);
  const where = and(
    mine,
    kinds.length > 0 ? inArray(decision.kind, kinds) : undefined,
    by.length > 0 ? inArray(decision.by, by) : undefined,
    inState(state),
    since === undefined ? undefined : gte(decision.at, new Date(since)),
    await searched(db, companyId, search, language),
  );
  const direction = descending ? desc : asc;
  const rows = await db
    .select()
    .from(decision)
    .where(where)
    .orderBy(direction(decision.at), direction(decision.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db
    .select({
      all: count(),
      in_force: sql<number>`count(*) filter (where ${inForce})`.mapWith(Number),
      total: sql<number>`count(*) filter (where ${where})`.mapWith(Number),
    })
    .from(decision)
    .where(mine);
  const people = await db.selectDistinct({ by: decision.by }).from(decision).where(mine).orderBy(decision.by);
  return {
    list: await withNames(db, rows, language),
    total: counted?.total ?? 0,
    all: counted?.all ?? 0,
    in_force: counted?.in_force ?? 0,
    people: people.map((one) => one.by),
  };
}

type Row = typeof decision.$inferSelect;

/** Lines with the names of what they are about, as it is called now. */
async function withNames(db: Db, rows: readonly Row[], language: Language): Promise<Decision[]> {
  const objectIds = [...new Set(rows.flatMap(({ object_id }) => object_id ?? []))];
  const assessmentIds = [...new Set(rows.flatMap(({ assessment_id }) => assessment_id ?? []))];
  const objects = await namesOf(db, objectIds);
  const results = await currentResults(db, rows);
  const numbers = await numbersOf(db, assessmentIds);
  return rows.map(({ object_id, check_id, assessment_id, person, role, ...row }): Decision => {
    const text = check_id === null ? undefined : textOf(check_id);
    const number = numbers.get(assessment_id ?? "");
    return {
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      by: row.by,
      by_staff: row.by_staff,
      check:
        check_id !== null && object_id !== null && text
          ? {
              check_id,
              title: text.title.plain,
              object_name: objects.get(object_id) ?? "",
              result_id: results.get(`${object_id} ${check_id}`) ?? null,
            }
          : null,
      person: person !== null && role !== null ? { name: person, role } : null,
      assessment:
        (row.kind === "published" || row.kind === "corrected") &&
        assessment_id !== null &&
        number !== undefined
          ? { id: assessment_id, number }
          : null,
      reason: (language === "cn" && row.reason_cn) || row.reason,
      until: row.until,
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  });
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: object.id, name: object.name })
    .from(object)
    .where(inArray(object.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The shown results of the checks that these lines are about. */
async function currentResults(db: Db, rows: readonly Row[]) {
  const about = new Map(
    rows.flatMap((row) => {
      const { object_id: object, check_id: check } = row;
      return object === null || check === null
        ? []
        : [[`${object} ${check}`, sql`(${object}::uuid, ${check})`]];
    }),
  );
  if (about.size === 0) return new Map<string, string>();
  const { id, object_id, check_id } = result;
  const found = await db
    .select({ id, object_id, check_id })
    .from(result)
    .where(
      and(
        sql`(${object_id}, ${check_id}) in (${sql.join([...about.values()], sql`, `)})`,
        eq(result.current, true),
        isNotNull(result.status_rank),
      ),
    );
  return new Map(found.map((row) => [`${row.object_id} ${row.check_id}`, row.id]));
}

async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: assessment.id, number: assessment.number })
    .from(assessment)
    .where(inArray(assessment.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
