import { CHART_MAX, type dashboardTrends, type ParsedRequestOf, type ReplyOf } from "@candor/api/contract";
import { FRAMEWORKS } from "@candor/api/entities";
import { and, inArray, isNotNull } from "drizzle-orm";
import { type PublishedScan, publishedScans } from "../applications/versions.ts";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/open.ts";
import { result } from "../database/schema.ts";
import { type Group, groups } from "./query.ts";
import { rateOf } from "./rows.ts";
import { frameworksOf } from "./texts.ts";

/** Points of one chart at most, the newest ones. */
const POINTS_MAX = 24;

const openChecks = ({ counts }: PublishedScan) =>
  counts ? counts.critical * 1_000_000 + counts.medium * 1_000 + counts.low : 0;

/** The objects to draw: those asked for, or the five that stand worst now. */
function chosen(scans: readonly PublishedScan[], objectIds: readonly string[]): string[] {
  if (objectIds.length > 0) return [...new Set(objectIds)];
  const latest = [...Map.groupBy(scans, ({ object_id }) => object_id).values()].flatMap(([one]) => one ?? []);
  return latest
    .sort((a, b) => openChecks(b) - openChecks(a))
    .slice(0, CHART_MAX)
    .map(({ object_id }) => object_id);
}

async function ratesOf(db: Db, scans: readonly PublishedScan[]) {
  const assessments = [...Map.groupBy(scans, ({ assessment_id }) => assessment_id).values()];
  const points: { at: string; visible: Group[] }[] = [];
  for (const of of assessments.slice(0, POINTS_MAX).reverse()) {
    const ids = of.map(({ id }) => id);
    const visible = await groups(db, and(inArray(result.scan_id, ids), isNotNull(result.status_rank)));
    points.push({ at: of[0]?.publishedAt.toISOString() ?? "", visible });
  }
  const last = points.at(-1)?.visible ?? [];
  const totals = FRAMEWORKS.map((framework) => ({
    framework,
    ...rateOf(last.filter(({ check_id }) => frameworksOf(check_id).includes(framework))),
  }));
  const worst = totals
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.passed / a.total - b.passed / b.total || b.total - a.total)
    .slice(0, CHART_MAX);
  return worst.map(({ framework }) => ({
    framework,
    points: points.map(({ at, visible }) => ({
      at,
      ...rateOf(visible.filter(({ check_id }) => frameworksOf(check_id).includes(framework))),
    })),
  }));
}

/** Maturity, counts and pass rates over time. */
export async function trendsOf(
  db: Db,
  customer: Customer,
  query: ParsedRequestOf<typeof dashboardTrends>,
): Promise<ReplyOf<typeof dashboardTrends>> {
  const { object_ids, from, to } = query;
  const all = await publishedScans(db, customer);
  const ids = chosen(all, object_ids);
  const within = all.filter(
    ({ object_id, publishedAt }) =>
      ids.includes(object_id) &&
      (!from || publishedAt >= new Date(from)) &&
      (!to || publishedAt <= new Date(to)),
  );
  const objects = ids.flatMap((id) => {
    const scans = within.filter(({ object_id }) => object_id === id).slice(0, POINTS_MAX);
    const [newest] = scans;
    if (!newest) return [];
    const points = scans
      .toReversed()
      .flatMap(({ publishedAt, assessment_id, score, counts }) =>
        counts ? [{ at: publishedAt.toISOString(), assessment_id, score, counts }] : [],
      );
    return [{ object_id: id, name: newest.object_name, points }];
  });
  return { objects, frameworks: await ratesOf(db, within) };
}
