import type { SavedView } from "@candor/api/contract";
import { useQueryClient } from "@tanstack/react-query";
import { endpointKey, useEndpoint, useEndpointMutation } from "../platform/index.ts";
import type { ViewCalls } from "./context.ts";

/** The views of all lists: asked for once, and kept as the calls that change them answer. */
export const useViews = (calls: ViewCalls) => useEndpoint(calls.list, {}, { quiet: true }).data?.list;

function useKept(calls: ViewCalls) {
  const queries = useQueryClient();
  return {
    quiet: true,
    onSuccess: (reply: { list: SavedView[] }) => queries.setQueryData(endpointKey(calls.list, {}), reply),
  };
}

export const useSaveView = (calls: ViewCalls) => useEndpointMutation(calls.save, useKept(calls));
export const useDeleteView = (calls: ViewCalls) => useEndpointMutation(calls.remove, useKept(calls));
