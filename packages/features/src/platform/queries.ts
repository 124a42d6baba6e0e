import type { ApiClient } from "@candor/api/client";
import type { Call, ReplyOf, RequestOf } from "@candor/api/contract";
import {
  keepPreviousData,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useRef } from "react";
import { usePlatform } from "./context.tsx";

/** Key under which a call's reply is kept. */
export const endpointKey = <E extends Call>(endpoint: E, request?: RequestOf<E>): readonly unknown[] =>
  request === undefined ? [endpoint.id] : [endpoint.id, request];

/** Query options of a reading call, for `useQuery`, prefetching and route loaders. */
export function endpointQuery<E extends Call>(
  client: ApiClient,
  endpoint: E,
  request: RequestOf<E>,
  call: { quiet?: boolean } = {},
) {
  return queryOptions<ReplyOf<E>>({
    queryKey: endpointKey(endpoint, request),
    queryFn: ({ signal }) => client.call(endpoint, request, { ...call, signal }),
  });
}

interface ReadOptions<E extends Call> {
  enabled?: boolean;
  /** Milliseconds between polls, or a function of the last reply; false stops. */
  pollMs?: number | false | ((reply: ReplyOf<E> | undefined) => number | false);
  /** Keeps showing the last reply while a new request is under way (filters, pages). */
  keepPrevious?: boolean;
  /** The panel shows a failure itself: no notice. */
  quiet?: boolean;
}

/** Reads an endpoint. */
export function useEndpoint<E extends Call>(
  endpoint: E,
  request: RequestOf<E>,
  options: ReadOptions<E> = {},
) {
  const { client } = usePlatform();
  const { enabled = true, pollMs = false, keepPrevious, quiet = false } = options;
  return useQuery<ReplyOf<E>, Error, ReplyOf<E>, readonly unknown[]>({
    ...endpointQuery(client, endpoint, request, { quiet }),
    enabled,
    refetchInterval: typeof pollMs === "function" ? ({ state }) => pollMs(state.data) : pollMs,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/**
 * Writes through an endpoint, then marks the named endpoints' replies as stale. What is sent again while the same is under
 * way, as by a second press, is one call: both hear its answer.
 */
export function useEndpointMutation<E extends Call>(
  endpoint: E,
  {
    invalidates = [],
    quiet = false,
    ...options
  }: {
    invalidates?: readonly Call[] /** The form shows a failure itself: no notice. */;
    quiet?: boolean;
  } & Pick<UseMutationOptions<ReplyOf<E>, Error, RequestOf<E>>, "onSuccess" | "onError"> = {},
) {
  const { client } = usePlatform();
  const queries = useQueryClient();
  const sent = useRef<Record<string, Promise<ReplyOf<E>> | undefined>>({});
  return useMutation<ReplyOf<E>, Error, RequestOf<E>>({
    ...options,
    mutationFn(request) {
      const key = JSON.stringify(request);
      sent.current[key] ??= client.call(endpoint, request, { quiet }).finally(() => {
        sent.current[key] = undefined;
      });
      return sent.current[key];
    },
    onSettled: () =>
      Promise.all(invalidates.map((other) => queries.invalidateQueries({ queryKey: endpointKey(other) }))),
  });
}

/** Reads an endpoint anew when it is asked, also for who shows its reply already. */
export function useLatest<E extends Call>(endpoint: E, request: RequestOf<E>): () => Promise<ReplyOf<E>> {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return () =>
    queries.fetchQuery({ ...endpointQuery(client, endpoint, request, { quiet: true }), staleTime: 0 });
}
