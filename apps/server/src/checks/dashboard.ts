import { CHART_MAX, type dashboard, type ParsedRequestOf, type ReplyOf } from "@candor/api/contract";
import { LEVELS, type StatusCounts } from "@candor/api/entities";
import { runningAssessment, toAssessment } from "../assessments/assessments.ts";
import type { Customer } from "../auth/sessions.ts";
import { isAnyOf } from "../database/arrays.ts";
import { and, desc, eq, isNotNull } from "../database/drizzle.ts";
import { assessment, object, result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { toObjects } from "../objects/objects.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { PEOPLE, type Reader, shownState } from "../results/readable-state.ts";
import { noCounts, sumCounts } from "../results/results.ts";
import type { Services } from "../services.ts";
import { type Comparison, compareStates, type Pair } from "./like-with-like.ts";
import { maturityOf, scoreOf } from "./maturity.ts";
import type { PublishedGroups } from "./published-groups.ts";
import { groups } from "./query.ts";
import { countsOf } from "./rows.ts";
import { worstFirst, worstFrameworks } from "./worst.ts";

/** Points of a trend. */
const TREND_POINTS = 12;

type Run = Awaited<ReturnType<typeof publishedRuns>>[number];
/** One assessment, or the last one of each object. */
type Scope = ParsedRequestOf<typeof dashboard>;

/** Scans of published assessments, newest first. A preview gets the one in review that it names, too. */
export async function publishedRuns(
  db: Db,
  companyId: string,
  reader: Reader = PEOPLE,
  assessmentId?: string | undefined,
) {
  const rows = await db
    .select({
      scanId: scan.id,
      assessmentId: scan.assessment_id,
      objectId: scan.object_id,
      counts: scan.counts,
      score: scan.score,
      at: assessment.published_at,
    })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(eq(assessment.company_id, companyId), shownState(reader, [assessmentId])))
    // What is not published yet comes first.
    .orderBy(desc(assessment.published_at), desc(assessment.number));
  const now = new Date();
  return rows.map(({ at, ...row }) => ({ ...row, at: at ?? now }));
}

const issues = (counts: StatusCounts) => LEVELS.reduce((sum, level) => sum + counts[level], 0);

async function scoreOfRuns(db: Db, runs: readonly Run[]) {
  const ids = runs.map(({ scanId }) => scanId);
  return scoreOf(await groups(db, and(isAnyOf(result.scan_id, ids), isNotNull(result.status_rank)))).score;
}

/** The same objects before and now; null until one was assessed twice. */
async function changesOf(
  db: Db,
  compared: Comparison<Run> | null,
): Promise<ReplyOf<typeof dashboard>["comparison"]> {
  if (!compared) return null;
  const { at, pairs, assessedAgain } = compared;
  const before = pairs.map((pair) => pair.before);
  const now = pairs.map((pair) => pair.now);
  return {
    at: at.toISOString(),
    objects: pairs.length,
    assessed_again: assessedAgain,
    counts: sumCounts(now.map(({ counts }) => counts)) ?? noCounts(),
    previous_counts: sumCounts(before.map(({ counts }) => counts)) ?? noCounts(),
    score: await scoreOfRuns(db, now),
    previous_score: await scoreOfRuns(db, before),
  };
}

/** The objects of one assessment, with what was published of them until then. */
function untilThen(newestFirst: readonly Run[], id: string): Run[] {
  const start = newestFirst.findIndex(({ assessmentId }) => assessmentId === id);
  const until = start === -1 ? [] : newestFirst.slice(start);
  const ofIt = until.filter(({ assessmentId }) => assessmentId === id);
  const objectIds = new Set(ofIt.map(({ objectId }) => objectId));
  return until.filter(({ objectId }) => objectIds.has(objectId));
}

/** The published assessments of each object, and what changed with the last one, or with the one that is asked for. */
export async function runsOf(db: Db, companyId: string, { assessment_id }: Scope, reader: Reader) {
  const all = await publishedRuns(db, companyId, reader, assessment_id);
  const published = assessment_id ? untilThen(all, assessment_id) : all;
  const compared = compareStates(published);
  return { published, compared, comparison: await changesOf(db, compared) };
}
type Runs = Awaited<ReturnType<typeof runsOf>>;

/** The company's objects as they stand now, or those of one assessment as it found them. */
async function countedObjects(db: Db, companyId: string, runs: ReadonlyMap<string, readonly Run[]> | null) {
  const { id, name, counts } = object;
  const all = await db.select({ id, name, counts }).from(object).where(eq(object.company_id, companyId));
  if (!runs) return all;
  return all.flatMap((one) => {
    const [then] = runs.get(one.id) ?? [];
    return then ? [{ ...one, counts: then.counts }] : [];
  });
}

/** What the dashboard reads that changes with a publication alone. */
export interface DashboardKnown {
  groups: PublishedGroups;
  runs: PerPublication<Scope, Runs>;
}

/** Everything the dashboard shows. */
export async function dashboardOf(
  services: Services,
  known: DashboardKnown,
  customer: Customer,
  scope: Scope,
): Promise<ReplyOf<typeof dashboard>> {
  const { db } = services;
  const { companyId } = customer;
  const earlier = scope.assessment_id !== undefined;
  const { published, compared, comparison } = await known.runs.of(db, customer, scope);
  const runs = Map.groupBy(published, ({ objectId }) => objectId);
  const objects = await countedObjects(db, companyId, earlier ? runs : null);
  const { groups: now } = await known.groups.of(db, customer, scope);
  const running = earlier ? null : await runningAssessment(db, companyId);
  const shown = objects.toSorted(worstFirst).slice(0, CHART_MAX);
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const countsOfShown = new Map(shown.map(({ id, counts }) => [id, counts]));
  // The other columns hold what was seen of a website: they are read for what is shown alone.
  const rows = await db
    .select()
    .from(object)
    .where(isAnyOf(object.id, [...places.keys()]));
  const inOrder = rows
    .map((row) => ({ ...row, counts: countsOfShown.get(row.id) ?? null }))
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  const presented = await toObjects(services, inOrder);
  return {
    counts: published.length > 0 ? countsOf(now) : null,
    assessed_total: runs.size,
    assessed_at: published[0]?.at.toISOString() ?? null,
    maturity: maturityOf(now),
    comparison,
    object_total: objects.length,
    objects: presented.map((one) => ({
      ...one,
      pass_rate: passRateOf(one.counts),
      issue_change: changeOf(compared?.pairs.find(({ objectId }) => objectId === one.id)),
    })),
    trend: shown.flatMap(({ id, name }) => {
      const points = pointsOf(runs.get(id) ?? []);
      return points.length > 0 ? [{ object_id: id, name, points }] : [];
    }),
    framework_rates: worstFrameworks(now),
    running: running ? toAssessment(running, "customer") : null,
  };
}

function pointsOf(runs: readonly Run[]): { at: string; score: number }[] {
  const points = runs.flatMap(({ at, score: value }) =>
    value === null ? [] : [{ at: at.toISOString(), score: value }],
  );
  return points.slice(0, TREND_POINTS).reverse();
}

function passRateOf(counts: StatusCounts | null): number | null {
  if (!counts) return null;
  const judged = counts.passed + counts.resolved + issues(counts);
  return judged > 0 ? counts.passed / judged : null;
}

function changeOf(pair: Pair<Run> | undefined): number | null {
  if (!pair?.now.counts || !pair.before.counts) return null;
  return issues(pair.now.counts) - issues(pair.before.counts);
}
