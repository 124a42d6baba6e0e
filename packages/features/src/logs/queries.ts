import { checkLogs, listLogs, logSettings, saveLogSettings } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation, useLatest } from "../platform/index.ts";
import { type LogsState, toRequest } from "./address.ts";

/** One page of the log. */
export const useLogs = (state: LogsState) =>
  useEndpoint(listLogs, toRequest(state), { keepPrevious: true, quiet: true });

export const useLogSettings = () => useEndpoint(logSettings, {}, { quiet: true });
/** What is set at the time of asking. */
export const useLatestLogSettings = () => useLatest(logSettings, {});
export const useSaveLogSettings = () =>
  useEndpointMutation(saveLogSettings, { quiet: true, invalidates: [logSettings, listLogs] });
export const useCheckLogs = () => useEndpointMutation(checkLogs, { quiet: true });
