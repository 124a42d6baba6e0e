import { listShares, openSharedReport, revokeShare, shareReport } from "@candor/api/contract";
import { useEndpoint, useEndpointMutation } from "../platform/index.ts";

/** Links to the report of an assessment, and who opened them. */
export const useShares = (assessment_id: string) =>
  useEndpoint(listShares, { assessment_id }, { quiet: true });

export const useShareReport = () =>
  useEndpointMutation(shareReport, { quiet: true, invalidates: [listShares] });

export const useRevokeShare = () =>
  useEndpointMutation(revokeShare, { quiet: true, invalidates: [listShares] });

/** Opens the report behind a link. Each try is an opening: it is a mutation, and is not asked again by itself. */
export const useOpenReport = () => useEndpointMutation(openSharedReport, { quiet: true });
