import type { AssessmentVersion, compareChecks, ReplyOf, RequestOf } from "@candor/api/contract";
import { CHANGE_CAUSES, COMPARE_CATEGORIES, type Language } from "@candor/api/entities";
import type { Customer } from "../../auth/sessions.ts";
import { isAnyOf } from "../../database/arrays.ts";
import { result } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { ownObject } from "../../objects/store.ts";
import { type ComparedRow, categoryOf, causeOf, shownOf } from "../../results/change.ts";
import { compareEvidence } from "../../results/evidence-change.ts";
import type { PerPublication } from "../../results/per-publication.ts";
import { type PublishedScan, publishedScans } from "../../results/published-scans.ts";
import { type Reader, shownState } from "../../results/readable-state.ts";
import { tally } from "../../results/results.ts";
import { textOf } from "../../results/texts.ts";
import { entryOrder } from "./entry-order.ts";
import { splitScore } from "./score-split.ts";
import { choosePair, versionsOf } from "./versions.ts";

type Reply = ReplyOf<typeof compareChecks>;
type Entry = Reply["list"][number];
/** Both results of a check of an object, with what the list says of them. */
interface Compared {
  before: ComparedRow | undefined;
  after: ComparedRow | undefined;
  entry: Entry;
}

const columns = {
  id: result.id,
  scan_id: result.scan_id,
  object_id: result.object_id,
  check_id: result.check_id,
  engine_outcome: result.engine_outcome,
  engine_level: result.engine_level,
  rule_version: result.rule_version,
  outcome: result.outcome,
  level: result.level,
  status: result.status,
  status_rank: result.status_rank,
};

const scansOf = (scans: readonly PublishedScan[], { assessment_id }: AssessmentVersion) =>
  new Map(scans.filter((scan) => scan.assessment_id === assessment_id).map((scan) => [scan.object_id, scan]));

const outcomeOf = (row: ComparedRow | undefined) => (shownOf(row) ? row?.outcome : undefined);

const sideOf = (row: ComparedRow | undefined) => {
  const shown = shownOf(row);
  return row && shown ? { id: row.id, ...shown } : null;
};

function entryOf(
  name: string,
  before: ComparedRow | undefined,
  after: ComparedRow | undefined,
): Compared | null {
  const row = after ?? before;
  const text = row && textOf(row.check_id);
  if (!row || !text || (!shownOf(before) && !shownOf(after))) return null;
  const entry: Entry = {
    check_id: row.check_id,
    title: text.title.plain,
    category: text.category,
    object_id: row.object_id,
    object_name: name,
    change: categoryOf(outcomeOf(before), outcomeOf(after)),
    cause: causeOf(before, after),
    before: sideOf(before),
    after: sideOf(after),
    evidence: null,
  };
  return { before, after, entry };
}

/** Says for rows that the website changed how much of their evidence came and went. */
async function withEvidence(db: Db, rows: readonly Compared[]): Promise<Entry[]> {
  const changed = rows.filter(({ entry }) => entry.cause === "website");
  const ids = changed.flatMap(({ before, after }) =>
    [before?.id, after?.id].filter((id) => id !== undefined),
  );
  const stored = new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: result.id, evidence: result.evidence })
            .from(result)
            .where(isAnyOf(result.id, ids))
        ).map(({ id, evidence }) => [id, evidence]),
  );
  return rows.map(({ before, after, entry }) => {
    if (entry.cause !== "website") return entry;
    const tables = compareEvidence(stored.get(before?.id ?? "") ?? [], stored.get(after?.id ?? "") ?? []);
    const sum = (change: "added" | "removed") => tables.reduce((all, { counts }) => all + counts[change], 0);
    return { ...entry, evidence: { added: sum("added"), removed: sum("removed") } };
  });
}

/** Which rows a request asks for. */
function matching(
  {
    changes = [],
    causes = [],
    search = "",
  }: Pick<RequestOf<typeof compareChecks>, "changes" | "causes" | "search">,
  language: Language,
) {
  const text = search.toLocaleLowerCase();
  return ({ entry }: Compared) =>
    (changes.length === 0 || changes.includes(entry.change)) &&
    (causes.length === 0 || (entry.cause !== null && causes.includes(entry.cause))) &&
    [entry.title[language], entry.category[language], entry.object_name].some((words) =>
      words.toLocaleLowerCase().includes(text),
    );
}

function countBy<T extends string>(
  values: readonly T[],
  rows: readonly Compared[],
  of: (entry: Entry) => T | null,
): Record<T, number> {
  return Object.fromEntries(
    values.map((value) => [value, rows.filter(({ entry }) => of(entry) === value).length]),
  ) as Record<T, number>;
}

/** Which assessments are compared, and in which object alone. */
type Scope = Pick<RequestOf<typeof compareChecks>, "object_id" | "before" | "after">;

/** Two assessments of an object, or of all that both have: what no filter changes, and every check. */
export async function comparedOf(db: Db, companyId: string, scope: Scope, reader: Reader) {
  const states = shownState(reader, [scope.before, scope.after]);
  const scans = await publishedScans(db, { companyId }, scope.object_id, states);
  const versions = versionsOf(scans);
  const { before, after } = choosePair(versions, scope);
  const [was, is] = [scansOf(scans, before), scansOf(scans, after)];
  const common = [...is.values()].filter(({ object_id }) => was.has(object_id));
  if (common.length === 0) throw new HttpError("check.compare_nothing_common");
  const named = ({ object_id, object_name }: PublishedScan) => ({ id: object_id, name: object_name });
  const leftOut = [...was.values(), ...is.values()].filter(
    ({ object_id }) => !(was.has(object_id) && is.has(object_id)),
  );
  const compared = await rowsOf(db, was, common);
  const effectiveResult = (version: AssessmentVersion, rows: readonly (ComparedRow | undefined)[]) => {
    const { counts: all, score } = tally(rows.filter((row) => row !== undefined));
    return { ...version, counts: all, score };
  };
  const head = {
    before: effectiveResult(
      before,
      compared.map((one) => one.before),
    ),
    after: effectiveResult(
      after,
      compared.map((one) => one.after),
    ),
    versions,
    objects: common.map(named),
    left_out: leftOut.map(named),
    counts: countBy(COMPARE_CATEGORIES, compared, (entry) => entry.change),
    cause_counts: countBy(CHANGE_CAUSES, compared, (entry) => entry.cause),
    score_change: splitScore(
      compared.map((one) => ({
        before: shownOf(one.before),
        after: shownOf(one.after),
        cause: one.entry.cause,
      })),
    ),
  } satisfies Partial<Reply>;
  return { head, compared };
}
export type KnownComparisons = PerPublication<Scope, Awaited<ReturnType<typeof comparedOf>>>;

/** One page of a comparison. */
export async function comparisonOf(
  db: Db,
  known: KnownComparisons,
  customer: Customer,
  input: Omit<RequestOf<typeof compareChecks>, "page_size"> & { page_size?: number | undefined },
  language: Language,
): Promise<Reply> {
  const { object_id, before, after, page = 1, page_size: size = 20 } = input;
  if (object_id) await ownObject(db, customer, object_id);
  const { head, compared } = await known.of(db, customer, { object_id, before, after });
  const changedFirst = entryOrder(language);
  const wanted = compared.filter(matching(input, language)).sort((a, b) => changedFirst(a.entry, b.entry));
  return {
    ...head,
    list: await withEvidence(db, wanted.slice((page - 1) * size, page * size)),
    total: wanted.length,
  };
}

/** Every check that one of the two shows. */
async function rowsOf(
  db: Db,
  was: ReadonlyMap<string, PublishedScan>,
  common: readonly PublishedScan[],
): Promise<Compared[]> {
  const ids = common.flatMap(({ id, object_id }) => [id, was.get(object_id)?.id ?? id]);
  const rows = await db.select(columns).from(result).where(isAnyOf(result.scan_id, ids));
  const byKey = Map.groupBy(rows, ({ object_id, check_id }) => `${object_id} ${check_id}`);
  const names = new Map(common.map((scan) => [scan.object_id, scan]));
  return [...byKey.values()].flatMap((found) => {
    const scan = names.get(found[0]?.object_id ?? "");
    if (!scan) return [];
    const before = found.find(({ scan_id }) => scan_id !== scan.id);
    const after = found.find(({ scan_id }) => scan_id === scan.id);
    return entryOf(scan.object_name, before, after) ?? [];
  });
}
