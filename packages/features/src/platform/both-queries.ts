/** What a screen needs of a call: what arrived, or why it did not and how to ask again. */
export interface ScreenQuery<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Two calls as one that has data once both have. Asking again asks for each that failed. */
export function bothQueries<A, B>(first: ScreenQuery<A>, second: ScreenQuery<B>): ScreenQuery<[A, B]> {
  const failed = [first, second].filter(({ error }) => error !== null);
  return {
    data: first.data !== undefined && second.data !== undefined ? [first.data, second.data] : undefined,
    error: failed[0]?.error ?? null,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
