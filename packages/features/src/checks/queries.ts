import { assessmentTimes, checkAssets, getAssessment, getCheck, listChecks } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";
import { type ChecksState, type IssueState, toListRequest } from "./address.ts";

/** The table's rows; the last ones stay while a filter or page changes. */
export const useChecks = (state: ChecksState, scenario?: string) =>
  useEndpoint(listChecks, toListRequest(state, scenario), { keepPrevious: true, quiet: true });

export const useCheck = (id: string) => useEndpoint(getCheck, { id }, { quiet: true });

/** What is asked of one check over assets. */
export const toAssetFilters = ({ checkId, assetType, assessmentId }: IssueState) => ({
  check_id: checkId ?? "",
  ...(assetType && { asset_type: assetType }),
  ...(assessmentId && { assessment_id: assessmentId }),
});

/** One check over all assets, or over those of a type. */
export const useIssue = (state: IssueState) =>
  useEndpoint(checkAssets, toAssetFilters(state), { keepPrevious: true, quiet: true });

/** The assessment that the table is narrowed to. */
export const useAssessment = (id: string | null) =>
  useEndpoint(getAssessment, { id: id ?? "" }, { enabled: id !== null, quiet: true });

/** Its number. */
export const useAssessmentNumber = (id: string | null) => useAssessment(id).data?.number;

/** Published assessments of an object, or of all (null), newest first. */
export function usePublishedAssessments(objectId: string | null) {
  const asked = objectId === null ? {} : { object_id: objectId };
  return useEndpoint(assessmentTimes, asked, { quiet: true }).data?.list ?? [];
}
