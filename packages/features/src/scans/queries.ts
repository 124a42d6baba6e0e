import {
  beginCorrection,
  confirmResults,
  discardCorrection,
  editResult,
  failScan,
  getScan,
  listScans,
  previewCompany,
  previewRegenerate,
  publishCorrection,
  type ReplyOf,
  restoreResult,
  scanPresence,
} from "@candor/api/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  endpointKey,
  endpointQuery,
  useEndpoint,
  useEndpointMutation,
  usePlatform,
} from "../platform/index.ts";
import { ACTION_ENDPOINTS, type PlainAction } from "./actions.ts";
import { listRequest, type ScanListState } from "./list-state.ts";
import { pollAfter } from "./stages.ts";
import type { Present, ScanDetail } from "./types.ts";

/** One page of scans, asked for again while one of them runs. */
export function useScans(state: ScanListState) {
  return useEndpoint(listScans, listRequest(state), {
    keepPrevious: true,
    quiet: true,
    pollMs: (reply) => pollAfter(reply?.list.map((scan) => scan.state) ?? []),
  });
}

/** One scan with its results, asked for again while it runs. */
export function useScan(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useEndpoint(
    getScan,
    { id },
    {
      enabled,
      quiet: true,
      pollMs: (reply) => pollAfter(reply ? [reply.scan.state] : []),
    },
  );
}

/** Opens the company's portal at an address of it, in a new window. The code in the link works for a minute. */
export function usePreview() {
  const { mutate, isPending } = useEndpointMutation(previewCompany);
  return {
    isPending,
    open: (company_id: string, path: string) => {
      // Opened by the press itself: later a browser takes it for an advertisement.
      const opened = window.open("", "_blank");
      mutate(
        { company_id },
        {
          onSuccess: ({ url }) => {
            const href = `${url}&redirect_uri=${encodeURIComponent(path)}`;
            if (opened) opened.location.href = href;
            else location.assign(href);
          },
          onError: () => opened?.close(),
        },
      );
    },
  };
}

const ofScan = { quiet: true, invalidates: [listScans, getScan] };

/** Takes one confirmed action on a scan. */
export const useScanAction = (action: PlainAction) => useEndpointMutation(ACTION_ENDPOINTS[action], ofScan);

/**
 * What the reader has been shown of a scan, once what is on its way is there: nobody else's change goes unread. Where it
 * does not arrive, the call that wants it fails with the reason, and its next try asks again.
 */
export function useSeenScan(id: string) {
  const { data, isFetching, refetch } = useScan(id);
  return async () => {
    if (data && !isFetching) return { updated_at: data.scan.updated_at };
    const { data: shown, error } = await refetch({ cancelRefetch: false });
    if (!shown) throw error;
    return { updated_at: shown.scan.updated_at };
  };
}

/** Marks a scan as failed, with the reason that its customer reads. */
export const useFailScan = () => useEndpointMutation(failScan, ofScan);

/** Opens published results for edits that their customer does not see yet. */
export const useBeginCorrection = () => useEndpointMutation(beginCorrection, ofScan);

/** Ends a correction; its edits are lost. */
export const useDiscardCorrection = () => useEndpointMutation(discardCorrection, ofScan);

/** Publishes a correction, with the reason that its customer reads. */
export const usePublishCorrection = () => useEndpointMutation(publishCorrection, ofScan);

/** What regenerating would change; asked for anew each time, for it is accepted as it was shown. */
export function useRegeneration(id: string) {
  const { client } = usePlatform();
  const query = endpointQuery(client, previewRegenerate, { id }, { quiet: true });
  return useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
}

/** Puts the answered result where the scan shows it, so that nothing flickers until the next poll. */
function useResultMutation<E extends typeof editResult | typeof restoreResult>(
  endpoint: E,
  scanId: string,
  onSaved?: () => void,
) {
  const queries = useQueryClient();
  return useEndpointMutation<E>(endpoint, {
    invalidates: [getScan, listScans],
    onSuccess: (reply: ReplyOf<E>) => {
      queries.setQueryData<ScanDetail>(
        endpointKey(getScan, { id: scanId }),
        (detail) =>
          detail && { ...detail, results: detail.results.map((old) => (old.id === reply.id ? reply : old)) },
      );
      onSaved?.();
    },
  });
}

/** Lays an expert's word over the engine's. */
export const useEditResult = (scanId: string, onSaved?: () => void) =>
  useResultMutation(editResult, scanId, onSaved);

/** Takes the expert's word away. */
export const useRestoreResult = (scanId: string, onSaved?: () => void) =>
  useResultMutation(restoreResult, scanId, onSaved);

/** Says that an expert looked at results and agrees with the engine's word, or takes that back. */
export const useConfirmResults = () => useEndpointMutation(confirmResults, { invalidates: [getScan] });

/** How often the house is told which result is open. */
const PRESENCE_EVERY_MS = 10_000;

/** Tells which result is open, and asks who else has the scan open. */
export function usePresence(id: string, resultId: string | null, editing: boolean) {
  const { data } = useEndpoint(
    scanPresence,
    { id, result_id: resultId, editing },
    { quiet: true, keepPrevious: true, pollMs: PRESENCE_EVERY_MS },
  );
  return data?.others ?? NOBODY;
}

const NOBODY: Present[] = [];
