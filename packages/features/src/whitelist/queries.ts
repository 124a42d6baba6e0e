import { configCalls, listCompanyNames, type ReplyOf } from "@candor/api/contract";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { configHooks } from "../config-editor/index.ts";
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

/** What entries name, in words: for a company, which they hold by its id, its name as it is now. */
export function useEntryNames(
  entries: readonly WhitelistEntry[] | undefined,
): (entry: WhitelistEntry) => string {
  const { t } = useTranslation("whitelist");
  const ids = (entries ?? []).filter(({ data }) => data.kind === "company").map(({ key }) => key);
  const { data, isError, isPlaceholderData } = useEndpoint(
    listCompanyNames,
    { ids },
    { enabled: ids.length > 0, keepPrevious: true, quiet: true },
  );
  return useCallback(
    ({ key, data: { kind } }) => {
      if (kind !== "company" || isError) return key;
      const known = data?.list.find(({ id }) => id === key)?.name;
      // Names of the page before say nothing of who is missing from this one.
      return known ?? (data && !isPlaceholderData ? t("gone") : "…");
    },
    [data, isError, isPlaceholderData, t],
  );
}

/** Whether anything is in use: without, the helper is open to all. */
export const useAnyInUse = () => useEndpoint(calls.list, { enable: true }, { quiet: true });

/** The entry as it stands at the time of asking. */
export const useLatestEntry = (id: string) => useLatest(calls.detail, { id });

export const useAddEntry = configHooks<WhitelistEntry["data"]>(calls).useCreate;
export const useSaveEntry = () => useEndpointMutation(calls.update, writes);
export const useRemoveEntry = () => useEndpointMutation(calls.remove, writes);
