import { CHART_MAX, type dashboardTrends, type ParsedRequestOf, type ReplyOf } from "@candor/api/contract";
import { and, inArray, isNotNull } from "drizzle-orm";
import { result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { type PublishedScan, publishedScans } from "../results/published-scans.ts";
import { type Group, groups } from "./query.ts";
import { rateOfFramework, worstFirst, worstFrameworks } from "./worst.ts";

/** Points of one chart at most, the newest ones. */
const POINTS_MAX = 24;

/** The objects to draw: those asked for, or those that stand worst now. */
function chosen(newestFirst: readonly PublishedScan[], objectIds: readonly string[]): string[] {
  if (objectIds.length > 0) return [...new Set(objectIds)];
  return [...latestOf(newestFirst).values()]
    .map(({ object_id, object_name: name, counts }) => ({ object_id, name, counts }))
    .sort(worstFirst)
    .slice(0, CHART_MAX)
    .map(({ object_id }) => object_id);
}

/** The newest scan of each object. */
function latestOf(newestFirst: readonly PublishedScan[]): Map<string, PublishedScan> {
  return new Map(newestFirst.toReversed().map((one) => [one.object_id, one]));
}

/**
 * How each law stood after each publication: over the last results of all chosen objects, so that an assessment of
 * one of them does not hide the others.
 */
async function ratesOf(db: Db, newestFirst: readonly PublishedScan[], within: (at: Date) => boolean) {
  const publications = [...Map.groupBy(newestFirst, ({ assessment_id }) => assessment_id).values()]
    .flatMap(([one]) => one ?? [])
    .filter(({ publishedAt }) => within(publishedAt))
    .slice(0, POINTS_MAX)
    .reverse();
  const points: { at: string; objects: number; visible: Group[] }[] = [];
  for (const { publishedAt } of publications) {
    const stood = latestOf(newestFirst.filter((one) => one.publishedAt <= publishedAt));
    const ids = [...stood.values()].map(({ id }) => id);
    const visible = await groups(db, and(inArray(result.scan_id, ids), isNotNull(result.status_rank)));
    points.push({ at: publishedAt.toISOString(), objects: ids.length, visible });
  }
  return worstFrameworks(points.at(-1)?.visible ?? []).map(({ framework }) => ({
    framework,
    points: points.map(({ at, objects, visible }) => ({
      at,
      objects,
      ...rateOfFramework(visible, framework),
    })),
  }));
}

/** Maturity, counts and pass rates over time: they change with a publication alone. */
export async function storedTrends(
  db: Db,
  companyId: string,
  query: ParsedRequestOf<typeof dashboardTrends>,
): Promise<ReplyOf<typeof dashboardTrends>> {
  const { object_ids, from, to } = query;
  const published = await publishedScans(db, { companyId });
  const ids = chosen(published, object_ids);
  const all = published.filter(({ object_id }) => ids.includes(object_id));
  const within = (at: Date) => (!from || at >= new Date(from)) && (!to || at <= new Date(to));
  const objects = ids.flatMap((id) => {
    const scans = all
      .filter(({ object_id, publishedAt }) => object_id === id && within(publishedAt))
      .slice(0, POINTS_MAX);
    const [newest] = scans;
    if (!newest) return [];
    const points = scans
      .toReversed()
      .flatMap(({ publishedAt, assessment_id, score, counts }) =>
        counts ? [{ at: publishedAt.toISOString(), assessment_id, score, counts }] : [],
      );
    return [{ object_id: id, name: newest.object_name, points }];
  });
  return { objects, frameworks: await ratesOf(db, all, within) };
}
