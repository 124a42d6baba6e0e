import type { Call, ConfigCalls } from "@candor/api/contract";
import { type UseMutationResult, type UseQueryResult, useMutation } from "@tanstack/react-query";
import type { PageSize } from "../address/index.ts";
import { useSendOnce } from "../forms/index.ts";
import { useEndpoint, useEndpointMutation, usePlatform } from "../platform/index.ts";
import { differencesOf } from "./differences.ts";
import type { Entry } from "./entry.ts";

interface Wanted {
  search: string;
  page: number;
  pageSize: PageSize;
  enable?: boolean | undefined;
}

/**
 * The calls of one kind of configuration as hooks. The contract has each kind's own types; what is common to all kinds
 * is called here once, so the kind's data is named rather than derived.
 */
export function configHooks<Data>(calls: ConfigCalls, alsoStale: readonly Call[] = []) {
  const invalidates = [calls.list, calls.detail, calls.history, ...alsoStale];
  type Written = UseMutationResult<Entry<Data>, Error, never>;
  const write = <Input>(endpoint: Call) =>
    useEndpointMutation(endpoint, { quiet: true, invalidates }) as unknown as Omit<Written, "mutate"> & {
      mutate: (
        input: Input,
        on: { onSuccess: (reply: Entry<Data>) => void; onError: (error: unknown) => void },
      ) => void;
    };
  return {
    /** As the contract has them. */
    calls,
    useList: ({ search, page, pageSize, enable }: Wanted) =>
      useEndpoint(
        calls.list,
        { search: search.trim(), page, page_size: pageSize, ...(enable !== undefined && { enable }) },
        { keepPrevious: true, quiet: true },
      ) as UseQueryResult<{ list: Entry<Data>[]; total: number }>,
    useEntry: (id: string) =>
      useEndpoint(calls.detail, { id }, { quiet: true }) as UseQueryResult<Entry<Data>>,
    /** Makes an entry. One that was made, though no answer came, is not made again: it becomes what is sent then. */
    useCreate() {
      const { client } = usePlatform();
      const { mutateAsync } = useEndpointMutation(calls.create, { quiet: true, invalidates });
      const update = useEndpointMutation(calls.update, { quiet: true, invalidates });
      type Made = { key: string; enable: boolean; data: Data };
      const send = useSendOnce<Made, Entry<Data>>(mutateAsync as (made: Made) => Promise<Entry<Data>>, {
        latest: async ({ key }) =>
          ((await client.call(calls.list, { key }, { quiet: true })) as { list: Entry<Data>[] }).list,
        keyOf: ({ id }) => id,
        isOf: (one, { key }) => one.key === key,
        change: (one, made, earlier) => {
          const is = ({ key, data }: Made) => one.key === key && differencesOf(one.data, data).length === 0;
          if (is(made)) return Promise.resolve(one);
          // With other data it is a colleague's of the same key.
          if (!is(earlier)) return null;
          const { id, revision } = one;
          return update.mutateAsync({ id, revision, ...made } as never) as Promise<Entry<Data>>;
        },
      });
      return useMutation<Entry<Data>, Error, Made>({ mutationFn: send });
    },
    /** What an open editor needs. */
    useEditorCalls: (id: string) => ({
      latest: useEndpoint(calls.detail, { id }, { quiet: true }) as UseQueryResult<Entry<Data>>,
      publish: write<{ id: string; revision: number; key: string; enable: boolean; data: Data }>(
        calls.update,
      ),
      saveDraft: write<{ id: string; revision: number; draft: Data | null }>(calls.draft),
      remove: write<{ id: string; revision: number }>(calls.remove),
    }),
  };
}
