import type { diffScan, ReplyOf } from "@candor/api/contract";
import {
  CHECK_STATUSES,
  COMPARE_CATEGORIES,
  type CompareCategory,
  type Language,
} from "@candor/api/entities";
import { isAnyOf } from "../database/arrays.ts";
import { object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import { categoryOf } from "../results/change.ts";
import { byPlace } from "../results/described.ts";
import { asCorrected } from "../results/expert-word.ts";
import { presentationInUse } from "../results/layouts.ts";
import { textOf } from "../results/texts.ts";
import { type Asked, heldAgainst, keyOf, knownNumber, toVersion, versionsOf } from "./diff-sides.ts";
import {
  asPublished,
  type PublishedRow,
  publicationsOf,
  resultsWithEditors,
  toPublications,
} from "./publications.ts";
import { requireAssessment } from "./reports.ts";
import { resultChangeOf } from "./result-change.ts";

/** What changed comes first, and what got worse before what got better. */
const ORDER: readonly CompareCategory[] = [
  "passed_to_failed",
  "newly_failed",
  "failed_to_passed",
  "newly_passed",
  "always_failed",
  "always_passed",
  "no_result",
];

const noChanges = () =>
  Object.fromEntries(COMPARE_CATEGORIES.map((one) => [one, 0])) as Record<CompareCategory, number>;

/**
 * What publishing would change: each result against the one that its customer sees now. While a scan is corrected, that
 * is its own, as it was published. Any publication can be held against another, or against one of another assessment.
 */
export async function diffOf(db: Db, asked: Asked, language: Language): Promise<ReplyOf<typeof diffScan>> {
  const { id } = asked;
  const own = await requireAssessment(db, id);
  const published = await publicationsOf(db, own);
  const number = knownNumber(published, asked.publication);
  const stored = await resultsWithEditors(db, id);
  const said = number && published ? await asPublished(db, stored, published, number) : standing(stored);
  const objects = [...new Set(stored.map(({ row }) => row.object_id))];
  const names = await namesOf(db, objects);
  const versions = await versionsOf(db, own, objects);
  const held = await heldAgainst(db, { own, published, asked, versions, objects });
  const presentation = held?.isOwn ? await presentationInUse(db) : null;
  const counts = noChanges();
  const list = stored.flatMap(({ row: current }) => {
    const text = textOf(current.check_id);
    if (!text) return [];
    const after = said.get(current.id) ?? null;
    const old = held?.side.get(keyOf(current));
    const isKept = after !== null && old !== null;
    const [was, is] = [shownIn(old), shownIn(after)];
    const change = isKept ? categoryOf(was?.outcome, is?.outcome) : null;
    if (change) counts[change] += 1;
    return {
      result_id: current.id,
      scan_id: current.scan_id,
      object_name: names.get(current.object_id) ?? "",
      check_id: current.check_id,
      title: text.title.plain,
      change,
      before: was?.status ?? null,
      after: is?.status ?? null,
      differs: presentation && old && after ? resultChangeOf(old.row, after.row, text, presentation) : null,
      engine_outcome: after?.row.edited_at ? after.row.engine_outcome : null,
      edited_by: after?.by ?? null,
      note: after?.row.note ?? null,
    };
  });
  const compare = comparer(language);
  const place = ({ change, differs }: (typeof list)[number]) =>
    change === null || differs ? -1 : ORDER.indexOf(change);
  const badness = ({ after, before }: (typeof list)[number]) => {
    const status = after ?? before;
    return status ? CHECK_STATUSES.indexOf(status) : CHECK_STATUSES.length;
  };
  list.sort(
    (a, b) =>
      place(a) - place(b) ||
      badness(a) - badness(b) ||
      compare(a.object_name, b.object_name) ||
      byPlace(a.check_id, b.check_id),
  );
  return {
    scan: { ...toVersion(own), publications: toPublications(published), publication: number },
    against: held?.version ?? null,
    versions,
    list,
    counts,
    edited: list.filter(({ engine_outcome: engine }) => engine !== null).length,
  };
}

/** A result that the customer sees, as one side says it. */
const shownIn = (one: PublishedRow | null | undefined) =>
  one && one.row.status_rank !== null ? one.row : undefined;

/** Results as their experts leave them so far. */
const standing = (stored: readonly PublishedRow[]) =>
  new Map<string, PublishedRow | null>(
    stored.map(({ row, by }) => [row.id, { row: asCorrected(row), by: row.pending_word?.by.name ?? by }]),
  );

async function namesOf(db: Db, objects: readonly string[]): Promise<Map<string, string>> {
  if (objects.length === 0) return new Map();
  const { id, name } = object;
  const rows = await db
    .select({ id, name })
    .from(object)
    .where(isAnyOf(object.id, [...objects]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
