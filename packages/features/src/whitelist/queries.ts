import { configCalls, type ReplyOf } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import type { WhitelistState } from "./address.ts";

const calls = configCalls.whitelist;
const writes = { quiet: true, invalidates: [calls.list] };

export type WhitelistEntry = ReplyOf<typeof calls.detail>;

export const useWhitelist = ({ search, use, page, pageSize }: WhitelistState) =>
  useEndpoint(
    calls.list,
    { search: search.trim(), page, page_size: pageSize, ...(use && { enable: use === "on" }) },
    { keepPrevious: true, quiet: true },
  );

/** Whether anything is in use: without, the helper is open to all. */
export const useAnyInUse = () => useEndpoint(calls.list, { enable: true }, { quiet: true });

/** The entry as it stands at the time of asking. */
export const useLatestEntry = (id: string) => useLatest(calls.detail, { id });

export const useAddEntry = () => useEndpointMutation(calls.create, writes);
export const useSaveEntry = () => useEndpointMutation(calls.update, writes);
export const useRemoveEntry = () => useEndpointMutation(calls.remove, writes);
