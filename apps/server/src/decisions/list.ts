import type { Decision, listDecisions, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { isAnyOf } from "../database/arrays.ts";
import { distinctValues } from "../database/distinct-values.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "../database/drizzle.ts";
import { patternOf } from "../database/paging.ts";
import { assessment, decision, object, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { checksFound, textOf } from "../results/texts.ts";
import { isNamed } from "../search-words.ts";

/** Filters, order and page; an export asks for more rows than a page has. */
export type DecisionQuery = Omit<ParsedRequestOf<typeof listDecisions>, "page_size"> & { page_size: number };

const inForce = and(isNotNull(decision.until), isNull(decision.ended_at));

/** Lines that hold a text, or are about somebody or something whose name does; `people` made them. */
async function searched(
  db: Db,
  companyId: string,
  search: string,
  language: Language,
  people: readonly string[],
): Promise<SQL | undefined> {
  if (search === "") return undefined;
  const found = (names: readonly string[]) => names.filter((name) => isNamed(name, search));
  const persons = await distinctValues(db, decision.person, eq(decision.company_id, companyId));
  const objects = await db
    .select({ id: object.id, name: object.name })
    .from(object)
    .where(eq(object.company_id, companyId));
  const named = objects.filter(({ name }) => isNamed(name, search)).map(({ id }) => id);
  const pattern = patternOf(search);
  return or(
    ilike(decision.reason, pattern),
    ilike(decision.reason_cn, pattern),
    isAnyOf(decision.by, found(people)),
    isAnyOf(decision.person, found(persons)),
    isAnyOf(decision.object_id, named),
    isAnyOf(decision.check_id, checksFound(search, language)),
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
  const people = await distinctValues(db, decision.by, mine);
  const where = and(
    mine,
    kinds.length > 0 ? inArray(decision.kind, kinds) : undefined,
    by.length > 0 ? inArray(decision.by, by) : undefined,
    inState(state),
    since === undefined ? undefined : gte(decision.at, new Date(since)),
    await searched(db, companyId, search, language, people),
  );
  const direction = descending ? desc : asc;
  const rows = await lines(db)
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
  return {
    list: rows.map((row) => toDecision(row, language)),
    total: counted?.total ?? 0,
    all: counted?.all ?? 0,
    in_force: counted?.in_force ?? 0,
    people,
  };
}

/** A line with the names of what it is about, as they are now, and the shown result of its check. */
const lines = (db: Db) =>
  db
    .select({
      line: decision,
      object_name: object.name,
      assessment_number: assessment.number,
      result_id: result.id,
    })
    .from(decision)
    .leftJoin(object, eq(object.id, decision.object_id))
    .leftJoin(assessment, eq(assessment.id, decision.assessment_id))
    .leftJoin(
      result,
      and(
        eq(result.object_id, decision.object_id),
        eq(result.check_id, decision.check_id),
        sql`${result.current}`,
        isNotNull(result.status_rank),
      ),
    );

function toDecision(
  { line, object_name, assessment_number: number, result_id }: Awaited<ReturnType<typeof lines>>[number],
  language: Language,
): Decision {
  const { id, at, kind, by, by_staff, object_id, check_id, assessment_id, person, role, until } = line;
  const text = check_id === null ? undefined : textOf(check_id);
  const published = kind === "published" || kind === "corrected";
  return {
    ...{ id, at: at.toISOString(), kind, by, by_staff, until },
    check:
      check_id !== null && object_id !== null && text
        ? { check_id, title: text.title.plain, object_name: object_name ?? "", result_id }
        : null,
    person: person !== null && role !== null ? { name: person, role } : null,
    assessment: published && assessment_id !== null && number !== null ? { id: assessment_id, number } : null,
    reason: (language === "cn" && line.reason_cn) || line.reason,
    ended_at: line.ended_at?.toISOString() ?? null,
  };
}
