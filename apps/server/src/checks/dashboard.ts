import type { dashboard, ReplyOf } from "@candor/api/contract";
import {
  type Level,
  MATURITY_LEVELS,
  MATURITY_THRESHOLDS,
  type Maturity,
  type MaturityLevel,
  type StatusCounts,
} from "@candor/api/entities";
import { score } from "@candor/engine/rules";
import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { loadAssessments, toAssessment } from "../assessments/assessments.ts";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/open.ts";
import { assessment, object, result, scan } from "../database/schema.ts";
import { toObjects } from "../objects/objects.ts";
import { sumCounts } from "../scans/results.ts";
import type { Services } from "../services.ts";
import type { PublishedGroups } from "./published-groups.ts";
import { type Group, groups } from "./query.ts";
import { countsOf, rateOf } from "./rows.ts";
import { frameworksOf } from "./texts.ts";

/** Objects and frameworks shown, and points of a trend. */
const SHOWN = 5;
const TREND_POINTS = 12;

type Run = Awaited<ReturnType<typeof publishedRuns>>[number];

/** Scans of published assessments, newest first. */
function publishedRuns(db: Db, companyId: string) {
  return db
    .select({
      scanId: scan.id,
      objectId: scan.object_id,
      counts: scan.counts,
      score: scan.score,
      at: assessment.published_at,
    })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(
      and(
        eq(assessment.company_id, companyId),
        eq(assessment.state, "complete"),
        isNotNull(assessment.published_at),
      ),
    )
    .orderBy(desc(assessment.published_at));
}

const levelOf = (points: number): MaturityLevel =>
  MATURITY_LEVELS.findLast((level) => points >= MATURITY_THRESHOLDS[level]) ?? "basic";

function scoreOf(all: readonly Group[]) {
  return score(
    all.flatMap(({ status, level, total }) => Array.from({ length: total }, () => ({ status, level }))),
  );
}

const OPEN: readonly Level[] = ["critical", "medium", "low", "potential"];
const issues = (counts: StatusCounts) => OPEN.reduce((sum, level) => sum + counts[level], 0);

const latest = (runs: readonly Run[]) =>
  runs
    .map(({ at }) => at)
    .filter((at) => at !== null)
    .sort((a, b) => +b - +a)[0];

async function maturityOf(db: Db, now: readonly Group[], before: readonly Run[]): Promise<Maturity | null> {
  const { score: points, coverage } = scoreOf(now);
  if (points === null) return null;
  const ids = before.map(({ scanId }) => scanId);
  const old =
    ids.length > 0 ? await groups(db, and(inArray(result.scan_id, ids), isNotNull(result.status_rank))) : [];
  const previous = scoreOf(old).score;
  const at = previous === null ? undefined : latest(before);
  return {
    score: points,
    level: levelOf(points),
    previous,
    previous_at: at?.toISOString() ?? null,
    coverage,
  };
}

/** Worst share of passed checks first. */
function frameworkRates(all: readonly Group[]) {
  const frameworks = [...new Set(all.flatMap(({ check_id }) => frameworksOf(check_id)))];
  return frameworks
    .map((framework) => ({
      framework,
      ...rateOf(all.filter(({ check_id }) => frameworksOf(check_id).includes(framework))),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.passed / a.total - b.passed / b.total || b.total - a.total)
    .slice(0, SHOWN);
}

/** Everything the dashboard shows. */
export async function dashboardOf(
  services: Services,
  known: PublishedGroups,
  customer: Customer,
): Promise<ReplyOf<typeof dashboard>> {
  const { db } = services;
  const { companyId } = customer;
  const objects = await db.select().from(object).where(eq(object.company_id, companyId));
  const runs = Map.groupBy(await publishedRuns(db, companyId), ({ objectId }) => objectId);
  const current = [...runs.values()].flatMap(([run]) => (run ? [run] : []));
  const before = [...runs.values()].flatMap(([, run]) => (run ? [run] : []));
  const { groups: now } = await known.of(db, customer, {});
  const [running] = await loadAssessments(
    db,
    and(
      eq(assessment.company_id, companyId),
      inArray(assessment.state, ["awaiting", "assessing", "expert_review"]),
    ),
    { limit: 1 },
  );
  const worstFirst = (a: { counts: StatusCounts | null }, b: { counts: StatusCounts | null }) =>
    OPEN.reduce((order, level) => order || (b.counts?.[level] ?? -1) - (a.counts?.[level] ?? -1), 0);
  const shown = objects.toSorted(worstFirst).slice(0, SHOWN);
  const presented = await toObjects(services, shown);
  return {
    counts: current.length > 0 ? countsOf(now) : null,
    previous_counts: sumCounts(before.map(({ counts }) => counts)),
    previous_at: latest(before)?.toISOString() ?? null,
    assessed_at: latest(current)?.toISOString() ?? null,
    maturity: await maturityOf(db, now, before),
    object_total: objects.length,
    objects: presented.map((one) => ({ ...one, ...changeOf(runs.get(one.id) ?? []) })),
    trend: shown.flatMap(({ id, name }) => {
      const points = pointsOf(runs.get(id) ?? []);
      return points.length > 0 ? [{ object_id: id, name, points }] : [];
    }),
    framework_rates: frameworkRates(now),
    running: running ? toAssessment(running, "customer") : null,
  };
}

function pointsOf(runs: readonly Run[]): { at: string; score: number }[] {
  const points = runs.flatMap(({ at, score: value }) =>
    at && value !== null ? [{ at: at.toISOString(), score: value }] : [],
  );
  return points.slice(0, TREND_POINTS).reverse();
}

function changeOf([now, before]: readonly Run[]): { pass_rate: number | null; issue_change: number | null } {
  if (!now?.counts) return { pass_rate: null, issue_change: null };
  const judged = now.counts.passed + now.counts.resolved + issues(now.counts);
  return {
    pass_rate: judged > 0 ? now.counts.passed / judged : null,
    issue_change: before?.counts ? issues(now.counts) - issues(before.counts) : null,
  };
}
