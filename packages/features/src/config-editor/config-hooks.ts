import type { Call, ConfigCalls } from "@candor/api/contract";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import type { PageSize } from "../address/index.ts";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";
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
    useCreate: () => write<{ key: string; enable: boolean; data: Data }>(calls.create),
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
