import {
  editScanCard,
  getScan,
  getScanCard,
  listScanCards,
  type ReplyOf,
  restoreScanCard,
} from "@candor/api/contract";
import type { AnalysisCard } from "@candor/api/entities";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

export type ScanCard = ReplyOf<typeof getScanCard>;

export const useScan = (id: string) => useEndpoint(getScan, { id }, { quiet: true });

export const useScanCards = (reportId: string) =>
  useEndpoint(listScanCards, { report_id: reportId }, { quiet: true });

export const useScanCard = (reportId: string, card: AnalysisCard) =>
  useEndpoint(getScanCard, { report_id: reportId, card_key: card }, { quiet: true });

const stale = { quiet: true, invalidates: [listScanCards, getScanCard] };
export const useEditCard = () => useEndpointMutation(editScanCard, stale);
export const useRestoreCard = () => useEndpointMutation(restoreScanCard, stale);
