/** A published scan, as far as a comparison needs it. */
export interface PublishedRun {
  objectId: string;
  assessmentId: string;
  at: Date;
}

/** One object's result before and now; the same run twice where it was not assessed in between. */
export interface Pair<Run> {
  objectId: string;
  before: Run;
  now: Run;
}

export interface Comparison<Run> {
  /** When the state before was last added to. */
  at: Date;
  /** The objects that had a result then. What came later has nothing to be compared with. */
  pairs: readonly Pair<Run>[];
  /** How many of them have a newer result now. */
  assessedAgain: number;
}

/**
 * The state now against the state before the last publication that assessed an object again: the same objects on
 * both sides, each with the result it had. Null where no object was assessed twice.
 */
export function compareStates<Run extends PublishedRun>(newestFirst: readonly Run[]): Comparison<Run> | null {
  const ofObject = Map.groupBy(newestFirst, ({ objectId }) => objectId);
  const renewing = newestFirst.find((run) => ofObject.get(run.objectId)?.at(-1) !== run);
  if (!renewing) return null;
  const earlier = ({ at, assessmentId }: Run) => at <= renewing.at && assessmentId !== renewing.assessmentId;
  const pairs = [...ofObject].flatMap(([objectId, runs]) => {
    const [now] = runs;
    const before = runs.find(earlier);
    return now && before ? [{ objectId, now, before }] : [];
  });
  return {
    at: new Date(Math.max(...pairs.map(({ before }) => +before.at))),
    pairs,
    assessedAgain: pairs.filter(({ now, before }) => now !== before).length,
  };
}
