import type { compareChecks, ReplyOf } from "@candor/api/contract";
import { COMPARE_CATEGORIES, type CompareCategory, type Outcome } from "@candor/api/entities";
import { and, inArray, isNotNull } from "drizzle-orm";
import { type PublishedScan, publishedScans, toVersion } from "../applications/versions.ts";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/open.ts";
import { result } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { ownObject } from "../objects/store.ts";
import { textOf } from "./texts.ts";

type Row = typeof result.$inferSelect;

/** What an outcome says: did it fail, did it pass, or neither. */
const VERDICTS: Record<Outcome, "failed" | "passed" | null> = {
  passed: "passed",
  failed: "failed",
  potential: "failed",
  uncertain: null,
  not_applicable: null,
  error: null,
};

/** What became of a check. By what was detected, not by what people laid over it. */
export function categoryOf(before: Outcome | undefined, after: Outcome | undefined): CompareCategory {
  const was = before ? VERDICTS[before] : null;
  const is = after ? VERDICTS[after] : null;
  if (is === null) return "no_result";
  if (is === "failed") return was === "passed" ? "passed_to_failed" : was ? "always_failed" : "newly_failed";
  return was === "failed" ? "failed_to_passed" : was ? "always_passed" : "newly_passed";
}

/** The two assessments that are asked for, the older one first; the last two where none is named. */
function pair(scans: readonly PublishedScan[], wanted: { before?: string; after?: string }) {
  if (scans.length < 2) throw new Refusal("check.compare_unavailable");
  const find = (id: string) => scans.find(({ assessment_id }) => assessment_id === id);
  const after = wanted.after ? find(wanted.after) : scans[0];
  const earlier = after ? scans.slice(scans.indexOf(after) + 1) : [];
  const before = wanted.before ? find(wanted.before) : earlier[0];
  if (!after || !before || after === before) throw new Refusal("check.compare_unavailable");
  return after.publishedAt < before.publishedAt ? { before: after, after: before } : { before, after };
}

const shown = (row: Row | undefined) => (row?.status ? { id: row.id, status: row.status } : null);

export async function comparisonOf(
  db: Db,
  customer: Customer,
  wanted: { object_id: string; before?: string; after?: string },
): Promise<ReplyOf<typeof compareChecks>> {
  await ownObject(db, customer, wanted.object_id);
  const scans = await publishedScans(db, customer, wanted.object_id);
  const { before, after } = pair(scans, wanted);
  const rows = await db
    .select()
    .from(result)
    .where(and(inArray(result.scan_id, [before.id, after.id]), isNotNull(result.status_rank)));
  const byCheck = Map.groupBy(rows, ({ check_id }) => check_id);
  const list = [...byCheck].flatMap(([check_id, found]) => {
    const text = textOf(check_id);
    const old = found.find(({ scan_id }) => scan_id === before.id);
    const now = found.find(({ scan_id }) => scan_id === after.id);
    const change = categoryOf(old?.outcome, now?.outcome);
    if (!text) return [];
    const { title, category } = text;
    return [{ check_id, title: title.plain, category, change, before: shown(old), after: shown(now) }];
  });
  const place = (change: CompareCategory) => COMPARE_CATEGORIES.indexOf(change);
  list.sort((a, b) => place(a.change) - place(b.change) || (a.check_id < b.check_id ? -1 : 1));
  const counts = Object.fromEntries(
    COMPARE_CATEGORIES.map((category) => [category, list.filter(({ change }) => change === category).length]),
  ) as Record<CompareCategory, number>;
  return {
    before: toVersion(before),
    after: toVersion(after),
    versions: scans.map(toVersion),
    counts,
    list,
  };
}
