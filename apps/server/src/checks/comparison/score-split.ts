import { CHANGE_CAUSES, type ChangeCause, type CheckStatus, type Level } from "@candor/api/entities";
import { score } from "@candor/engine/rules";

type Shown = { status: CheckStatus; level: Level } | null;

/** One check in both assessments, and why it differs. */
export interface ScoredChange {
  before: Shown;
  after: Shown;
  cause: ChangeCause | null;
}

/** The share of each subset's orderings, by its size: |S|! (n - |S| - 1)! / n! for n causes. */
function orderings(size: number): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const total = CHANGE_CAUSES.length;
  return (factorial(size) * factorial(total - size - 1)) / factorial(total);
}

const subsets = (of: readonly ChangeCause[]): ChangeCause[][] =>
  of.reduce<ChangeCause[][]>((all, cause) => all.concat(all.map((one) => one.concat(cause))), [[]]);

/** Whole numbers near these shares that add up to `sum`: the largest remainders get what rounding down left. */
function wholeShares(shares: readonly number[], sum: number): number[] {
  const whole = shares.map(Math.floor);
  const left = sum - whole.reduce((all, one) => all + one, 0);
  const order = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * The change of the score in points, split over its causes by their Shapley values, so that no order of the causes is
 * preferred; rounded so that the parts add up to the change. Null where an assessment has no score.
 */
export function splitScore(changes: readonly ScoredChange[]): Record<ChangeCause, number> | null {
  const scoreWith = (moved: ReadonlySet<ChangeCause>) =>
    score(
      changes.flatMap(({ before, after, cause }) => {
        const side = cause === null || moved.has(cause) ? after : before;
        return side ? [side] : [];
      }),
    ).score;
  const first = scoreWith(new Set());
  const last = scoreWith(new Set(CHANGE_CAUSES));
  if (first === null || last === null) return null;
  const values = new Map(
    subsets(CHANGE_CAUSES).map((some) => [some.join(), scoreWith(new Set(some)) ?? first]),
  );
  const scoreAfter = (some: readonly ChangeCause[]) =>
    values.get(CHANGE_CAUSES.filter((cause) => some.includes(cause)).join()) ?? first;
  const shares = CHANGE_CAUSES.map((cause) =>
    subsets(CHANGE_CAUSES.filter((other) => other !== cause)).reduce(
      (sum, others) => sum + orderings(others.length) * (scoreAfter([...others, cause]) - scoreAfter(others)),
      0,
    ),
  );
  // Sums of thirds miss their whole numbers by a rounding of the machine.
  const rounded = shares.map((share) => Math.round(share * 1e9) / 1e9);
  const whole = wholeShares(rounded, last - first);
  return Object.fromEntries(CHANGE_CAUSES.map((cause, index) => [cause, whole[index] ?? 0])) as Record<
    ChangeCause,
    number
  >;
}
