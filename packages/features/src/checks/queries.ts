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

const useTimes = (objectId: string | null, enabled = true) =>
  useEndpoint(assessmentTimes, objectId === null ? {} : { object_id: objectId }, { quiet: true, enabled });

/** Published assessments of an object, or of all (null), newest first. */
export const usePublishedAssessments = (objectId: string | null) => useTimes(objectId).data?.list ?? [];

/** Whether what is narrowed to an assessment is an earlier state: its object, or all of them, have a later one. */
export function useIsEarlier(objectId: string | null, assessmentId: string | null): boolean {
  const { data, isPending } = useTimes(objectId, assessmentId !== null);
  if (assessmentId === null) return false;
  // Until the newest one is known, nothing is offered that only it allows.
  return isPending || data?.list.find(({ in_review }) => !in_review)?.id !== assessmentId;
}
