import {
  AGE_DAYS,
  DECISIONS_MAX,
  HEAVIEST_MAX,
  type overviewSheet,
  type ReplyOf,
} from "@candor/api/contract";
import { LEVELS, type Level, MATURITY_LEVELS } from "@candor/api/entities";
import { score } from "@candor/engine/rules";
import type { Customer } from "../auth/sessions.ts";
import { ageClock } from "../checks/ages.ts";
import { maturityOf } from "../checks/maturity.ts";
import { type Group, groups, published } from "../checks/query.ts";
import { countsOf } from "../checks/rows.ts";
import { worstFrameworks } from "../checks/worst.ts";
import { isAnyOf } from "../database/arrays.ts";
import { and, count, desc, eq, isNotNull, type SQL } from "../database/drizzle.ts";
import type { Db } from "../database/open.ts";
import { checkState, object, result } from "../database/schema.ts";
import { byPlace } from "../results/described.ts";
import { levelOf } from "../results/maturity-level.ts";
import type { PerPublication } from "../results/per-publication.ts";
import { type PublishedScan, publishedScans } from "../results/published-scans.ts";
import { type Reader, shownState } from "../results/readable-state.ts";
import { textOf } from "../results/texts.ts";
import { entriesOf, type Scope } from "../risks/register.ts";

type Reply = ReplyOf<typeof overviewSheet>;
type Rows = Awaited<ReturnType<typeof entriesOf>>;

const DAY_MS = 86_400_000;
/** Points of the trend, the newest ones. */
const POINTS_MAX = 12;

/** What a sheet is made of; ages are counted when it is answered. */
export interface Stored {
  groups: readonly Group[];
  /** Open issues, and since when each is known. */
  issues: readonly { level: Level; seen: number }[];
  heaviest: Reply["heaviest"];
  by_hand: Reply["by_hand"];
  as_of: string | null;
}

const isIssue = (status: string | null): status is Level => LEVELS.some((level) => level === status);

/** The checks with the most to gain, each as if it alone passed in every object. */
function heaviestOf(rows: Rows): Reply["heaviest"] {
  const { score: now } = score(rows);
  if (now === null) return [];
  const failing = Map.groupBy(
    rows.filter(({ status }) => isIssue(status) || status === "resolved"),
    ({ check_id }) => check_id,
  );
  const found = [...failing].flatMap(([check_id, own]) => {
    const text = textOf(check_id);
    if (!text) return [];
    const cured = new Set(own);
    const passed = rows.map((row) => (cured.has(row) ? { ...row, status: "passed" as const } : row));
    const levels = own.map(({ status, level }) => (isIssue(status) ? status : level));
    const level = LEVELS.find((one) => levels.includes(one)) ?? "potential";
    const [asset_type = null, ...others] = new Set(own.map((row) => row.asset_type));
    return [
      {
        check_id,
        title: text.title[level === "potential" ? "plain" : "negative"],
        level,
        asset_type: others.length === 0 ? asset_type : null,
        objects: own.length,
        gain: (score(passed).score ?? now) - now,
      },
    ];
  });
  return found
    .sort(
      (a, b) =>
        b.gain - a.gain ||
        LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
        b.objects - a.objects ||
        byPlace(a.check_id, b.check_id),
    )
    .slice(0, HEAVIEST_MAX);
}

async function byHand(db: Db, shown: SQL | undefined): Promise<Reply["by_hand"]> {
  const totals = await db
    .select({ manual: result.manual, resolution: result.resolution, total: count() })
    .from(result)
    .where(shown)
    .groupBy(result.manual, result.resolution);
  const sum = (test: (row: (typeof totals)[number]) => boolean) =>
    totals.filter(test).reduce((all, { total }) => all + total, 0);
  const newest = await db
    .select({
      result_id: result.id,
      check_id: result.check_id,
      object_name: object.name,
      duration: result.manual,
      by: checkState.manual_by,
      at: checkState.manual_at,
    })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .innerJoin(
      checkState,
      and(eq(checkState.object_id, result.object_id), eq(checkState.check_id, result.check_id)),
    )
    .where(and(shown, isNotNull(result.manual), isNotNull(checkState.manual_at)))
    .orderBy(desc(checkState.manual_at), result.id)
    .limit(DECISIONS_MAX);
  return {
    next_assessment: sum(({ manual }) => manual === "next_assessment"),
    forever: sum(({ manual }) => manual === "forever"),
    marked_resolved: sum(({ resolution }) => resolution === "mark_resolved"),
    newest: newest.flatMap(({ check_id, duration, by, at, ...row }) => {
      const text = textOf(check_id);
      return text && duration && at
        ? [{ ...row, title: text.title.plain, duration, by: by ?? "", at: at.toISOString() }]
        : [];
    }),
  };
}

/** What is read of the database, until something is published or decided. */
export async function storedSheet(db: Db, companyId: string, scope: Scope, reader: Reader): Promise<Stored> {
  const rows = await entriesOf(db, companyId, scope, reader);
  const newest = Math.max(...rows.map(({ published_at }) => +(published_at ?? 0)), 0);
  const counted = new Map<string, Group>();
  for (const { check_id, status, level, territories, sector } of rows) {
    const key = `${check_id} ${status} ${level} ${territories} ${sector}`;
    const group = counted.get(key) ?? { check_id, status, level, territories, sector, total: 0 };
    counted.set(key, { ...group, total: group.total + 1 });
  }
  return {
    groups: [...counted.values()],
    issues: rows.flatMap(({ status, first_seen, published_at }) =>
      isIssue(status)
        ? [{ level: status, seen: first_seen ? Date.parse(first_seen) : +(published_at ?? 0) }]
        : [],
    ),
    heaviest: heaviestOf(rows),
    by_hand: await byHand(db, published(companyId, scope, reader)),
    as_of: newest > 0 ? new Date(newest).toISOString() : null,
  };
}

/** The newest scan of each object among some, the newest of which come first. */
const latest = (newestFirst: readonly PublishedScan[]) =>
  [...Map.groupBy(newestFirst, ({ object_id }) => object_id).values()].flatMap(([one]) => one ?? []);

/** How the company stood after each publication, over the last results that its objects had then. */
async function trendOf(db: Db, newestFirst: readonly PublishedScan[]): Promise<Reply["trend"]> {
  const publications = [...Map.groupBy(newestFirst, ({ assessment_id }) => assessment_id).values()]
    .flatMap(([one]) => one ?? [])
    .slice(0, POINTS_MAX)
    .reverse();
  const points: Reply["trend"] = [];
  for (const { publishedAt } of publications) {
    const ids = latest(newestFirst.filter((one) => one.publishedAt <= publishedAt)).map(({ id }) => id);
    const stood = await groups(db, and(isAnyOf(result.scan_id, ids), isNotNull(result.status_rank)));
    points.push({ at: publishedAt.toISOString(), score: maturityOf(stood)?.score ?? null });
  }
  return points;
}

/** Scans and trend of a company, kept as long as its publications. */
export async function storedTrend(db: Db, companyId: string, { assessment_id }: Scope, reader: Reader) {
  const scans = await publishedScans(db, { companyId }, undefined, shownState(reader, [assessment_id]));
  return { scans, trend: await trendOf(db, scans) };
}
export type StoredTrend = Awaited<ReturnType<typeof storedTrend>>;

function issuesOf(open: Stored["issues"], now: number): Reply["issues"] {
  const [month, quarter] = AGE_DAYS;
  return LEVELS.map((level) => {
    const ages = open.filter((issue) => issue.level === level).map(({ seen }) => (now - seen) / DAY_MS);
    const young = ages.filter((age) => age < month).length;
    const old = ages.filter((age) => age > quarter).length;
    return { level, young, older: ages.length - young - old, old, total: ages.length };
  });
}

/** The sheet as it is answered. */
export async function sheetOf(
  db: Db,
  known: { sheets: PerPublication<Scope, Stored>; trends: PerPublication<Scope, StoredTrend> },
  customer: Customer,
  { assessment_id }: { assessment_id?: string | undefined },
  now = ageClock(),
): Promise<Reply> {
  const named = assessment_id ? { assessment_id } : {};
  const { groups: all, issues, heaviest, by_hand, as_of } = await known.sheets.of(db, customer, named);
  // To the company's people the trend is the same whichever assessment they look at.
  const { scans, trend } = await known.trends.of(db, customer, customer.preview ? named : {});
  const shown = assessment_id ? scans.filter((one) => one.assessment_id === assessment_id) : latest(scans);
  const inReview = shown.find((one) => one.inReview);
  const until = inReview?.publishedAt.toISOString() ?? as_of ?? "";
  const scores = shown.map(({ score: points }) => (points === null ? null : levelOf(points)));
  return {
    company: customer.company.name,
    as_of,
    counts: countsOf(all),
    maturity: maturityOf(all),
    trend: trend.filter(({ at }) => at <= until),
    objects: [...MATURITY_LEVELS, null].map((level) => ({
      level,
      total: scores.filter((one) => one === level).length,
    })),
    issues: issuesOf(issues, assessment_id && as_of ? Date.parse(as_of) : now),
    framework_rates: worstFrameworks(all),
    heaviest,
    by_hand,
  };
}
