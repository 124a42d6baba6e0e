/** What a screen needs of a call: what arrived, or why it did not and how to ask again. */
export interface ScreenQuery<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Two calls as one that has data once both have, and has failed once both are answered: asked again, each that failed is
 * asked for anew, and none that is still on its way fails after that.
 */
export function bothQueries<A, B>(first: ScreenQuery<A>, second: ScreenQuery<B>): ScreenQuery<[A, B]> {
  const both = [first, second];
  const failed = both.filter(({ error }) => error !== null);
  const isOnItsWay = both.some(({ data, error }) => data === undefined && error === null);
  return {
    data: first.data !== undefined && second.data !== undefined ? [first.data, second.data] : undefined,
    error: isOnItsWay ? null : (failed[0]?.error ?? null),
    isFetching: first.isFetching || second.isFetching,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
