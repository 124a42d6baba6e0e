import type { dashboard, ReplyOf } from "@candor/api/contract";
import {
  CHECK_STATUSES,
  type CheckStatus,
  LEVELS,
  MATURITY_LEVELS,
  MATURITY_THRESHOLDS,
  type MaturityLevel,
  type StatusCounts,
} from "@candor/api/entities";

export type Overview = ReplyOf<typeof dashboard>;
export type OverviewObject = Overview["objects"][number];

/** All checks of some counts. */
export const totalOf = (counts: StatusCounts): number =>
  CHECK_STATUSES.reduce((sum, status) => sum + counts[status], 0);

/** Checks to act on: critical, medium, low and potential. */
export const issuesOf = (counts: StatusCounts): number =>
  LEVELS.reduce((sum, level) => sum + counts[level], 0);

/** What the page's sentence says. Numbers that the reply does not settle are left out. */
export type Sentence =
  | { kind: "critical"; issues: number; objects: number; total: number }
  | { kind: "criticalOnly"; issues: number }
  | { kind: "noCritical"; issues: number }
  | { kind: "none"; checks: number }
  | { kind: "undecided"; undecided: number; checks: number };

/** Objects the sentence speaks of: the assessed ones where all are listed, else the company's. */
function totalObjects({ object_total, objects }: Overview): number {
  return object_total > objects.length ? object_total : objects.filter(({ counts }) => counts).length;
}

const hasCritical = ({ counts }: OverviewObject): boolean => (counts?.critical ?? 0) > 0;

export function sentenceOf(overview: Overview, counts: StatusCounts): Sentence {
  const issues = issuesOf(counts);
  if (issues === 0) {
    const undecided = counts.uncertain + counts.error;
    const checks = totalOf(counts);
    return undecided === 0 ? { kind: "none", checks } : { kind: "undecided", undecided, checks };
  }
  if (counts.critical === 0) return { kind: "noCritical", issues };
  const objects = overview.objects.filter(hasCritical).length;
  // The reply lists the most critical objects only: where all of them have some, more may.
  const unsettled = objects === overview.objects.length && overview.object_total > objects;
  if (unsettled || objects === 0) return { kind: "criticalOnly", issues: counts.critical };
  return { kind: "critical", issues: counts.critical, objects, total: totalObjects(overview) };
}

/** How the number of critical issues moved; null without an assessment to compare with. */
export const criticalChange = (overview: Overview): number | null => changeOf(overview, "critical");

/** Names of the objects without a critical issue, where the reply lists every object. */
export function soundObjects({ objects, object_total }: Overview): readonly string[] {
  if (object_total > objects.length) return [];
  return objects.filter((object) => object.counts && !hasCritical(object)).map(({ name }) => name);
}

/** Change of one status over the objects that are compared; null where none is. */
export function changeOf({ comparison }: Overview, status: CheckStatus): number | null {
  return comparison && comparison.counts[status] - comparison.previous_counts[status];
}

/** What a reader must know of the objects behind a change. */
export interface Scope {
  /** Compared objects with a newer result; null where all have one. */
  again: number | null;
  /** Objects with a first result, which are not compared. */
  added: number;
}

export function scopeOf({ comparison, assessed_total }: Overview): Scope {
  if (!comparison) return { again: null, added: 0 };
  const { objects, assessed_again } = comparison;
  return { again: assessed_again < objects ? assessed_again : null, added: assessed_total - objects };
}

/** The score before: beside the score on the page where both are of the same objects, else with one of its own. */
export function scoreBefore({ comparison, assessed_total }: Overview) {
  if (!comparison || comparison.previous_score === null) return null;
  const { objects, score: now, previous_score: before } = comparison;
  return objects === assessed_total ? { before } : { before, now, objects };
}

/** Points to the next maturity level; null at the highest. */
export function toNextLevel(score: number): { points: number; level: MaturityLevel } | null {
  const level = MATURITY_LEVELS.find((candidate) => MATURITY_THRESHOLDS[candidate] > score);
  return level ? { points: MATURITY_THRESHOLDS[level] - score, level } : null;
}

/** Milliseconds to the next look at an assessment under way; false where nothing is under way. */
export function pollMs(overview: Overview | undefined): number | false {
  const state = overview?.running?.state;
  if (state === "awaiting" || state === "assessing") return 2_000;
  return state === "expert_review" ? 15_000 : false;
}
