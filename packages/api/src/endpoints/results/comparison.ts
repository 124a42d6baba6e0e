import * as z from "zod/mini";
import * as calls from "../../contract/results/comparison.ts";
import { bilingual, chosen, id, instant, statusCounts } from "../../entities/common.ts";
import { evidenceColumn, screenshot } from "../../entities/evidence/evidence.ts";
import {
  CHANGE_CAUSES,
  CHECK_STATUSES,
  COMPARE_CATEGORIES,
  LEVELS,
  ROW_CHANGES,
} from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

/** A published assessment of one object. */
export const objectVersion = z.object({
  assessment_id: id,
  scan_id: id,
  /** Number of the assessment. */
  number: z.int(),
  published_at: instant,
  /** Apps: the version that was assessed. */
  object_version_name: z.nullable(z.string()),
});
export type ObjectVersion = z.infer<typeof objectVersion>;

const assessmentVersion = z.object({
  assessment_id: id,
  /** Number of the assessment. */
  number: z.int(),
  /** For one in review the time of asking: it counts as if it were published now. */
  published_at: instant,
  /** Not published yet: staff alone see it, who preview the portal. */
  in_review: z.boolean(),
});
export type AssessmentVersion = z.infer<typeof assessmentVersion>;

/** One table of evidence on two sides, row by row. */
export const comparedTable = z.object({
  id: z.string(),
  title: bilingual,
  columns: z.array(evidenceColumn),
  rows: z.array(
    z.object({
      change: z.enum(ROW_CHANGES),
      cells: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
    }),
  ),
  counts: z.record(z.enum(ROW_CHANGES), z.int()),
  /** More rows were seen than were stored: counts are of the stored ones. */
  partial: z.boolean(),
});

/** One of the two assessments, over the objects that both have. */
const side = z.extend(assessmentVersion, {
  counts: statusCounts,
  /** 0 to 100; null when no check has a verdict. */
  score: z.nullable(z.int()),
});

const result = z.object({ id, status: z.enum(CHECK_STATUSES), level: z.enum(LEVELS) });

const change = {
  change: z.enum(COMPARE_CATEGORIES),
  /** Why it stands otherwise than before; null where it stands as it stood. */
  cause: z.nullable(z.enum(CHANGE_CAUSES)),
};

/** Both assessments; the last two of the object, or of the company, when absent. Their order does not matter. */
const pair = { before: z.optional(id), after: z.optional(id) };

/** What a comparison and its export are of, and filter by. */
export const comparisonFilters = {
  /** One object; all that both assessments have when absent. */
  object_id: z.optional(id),
  ...pair,
  /** Only rows of these; all when empty. */
  changes: chosen(z.enum(COMPARE_CATEGORIES)),
  /** Only rows of these; all when empty. */
  causes: chosen(z.enum(CHANGE_CAUSES)),
  /** In the check's title, its category or the object's name, in the language of Accept-Language. */
  ...searching,
};

export const compareChecks = defineEndpoint(calls.compareChecks, {
  request: z.object({
    ...comparisonFilters,
    ...paging,
  }),
  reply: z.object({
    before: side,
    after: side,
    /** What can be chosen, newest first. */
    versions: z.array(assessmentVersion),
    /** Objects that both assessments have. */
    objects: z.array(z.object({ id, name: z.string() })),
    /** Objects that only one of them has: they are not compared. */
    left_out: z.array(z.object({ id, name: z.string() })),
    /** Before filters. */
    counts: z.record(z.enum(COMPARE_CATEGORIES), z.int()),
    /** Rows of each cause, before filters. */
    cause_counts: z.record(z.enum(CHANGE_CAUSES), z.int()),
    /** Change of the score, in points, split over its causes: they add up to it. Null where a side has no score. */
    score_change: z.nullable(z.record(z.enum(CHANGE_CAUSES), z.int())),
    list: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        category: bilingual,
        object_id: id,
        object_name: z.string(),
        ...change,
        /** Null where that assessment shows no result of this check. */
        before: z.nullable(result),
        after: z.nullable(result),
        /** Rows of evidence that came and went; null where nothing of the website changed the check. */
        evidence: z.nullable(z.object({ added: z.int(), removed: z.int() })),
      }),
    ),
    /** Rows that match. */
    total: z.int(),
  }),
  errors: [
    "object.not_found",
    "check.compare_unavailable",
    "check.compare_unknown",
    "check.compare_nothing_common",
  ],
  doc:
    "Two assessments, check by check. Rows are told apart by what was detected: marks and manual statuses do not hide " +
    "a change. Scores and counts are the shown ones. The score's change is split by the Shapley value of each cause, " +
    "rounded so that the parts add up. A changed rule is named as the cause even where the evidence changed as well: " +
    "what another rule would have seen before is not known.",
});

const comparedSide = z.object({
  /** Names the texts that its rows of evidence refer to, together with their SHA-256: `check.file`. */
  scan_id: id,
  version: assessmentVersion,
  result: z.nullable(z.extend(result, { summary: bilingual, screenshots: z.array(screenshot) })),
});

export const compareCheck = defineEndpoint(calls.compareCheck, {
  request: z.object({
    /** A published result of the check: names the check and the object. */
    id,
    /** Both assessments; that of the result and the one before it when absent. Their order does not matter. */
    before: z.optional(id),
    after: z.optional(id),
  }),
  reply: z.object({
    check_id: z.string(),
    title: bilingual,
    object_id: id,
    object_name: z.string(),
    ...change,
    before: comparedSide,
    after: comparedSide,
    /** What can be chosen, newest first. */
    versions: z.array(assessmentVersion),
    /** Evidence of both, row by row: what was added, what was removed, then what stayed. */
    tables: z.array(comparedTable),
  }),
  errors: ["check.not_found", "check.compare_unavailable", "check.compare_unknown"],
  doc: "One check of one object in two assessments: verdicts, evidence rows added, removed and same, screenshots.",
});
