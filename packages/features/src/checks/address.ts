import { CHECK_SORTS } from "@candor/api/contract";
import { type AssetType, CHECK_STATUSES, FRAMEWORKS } from "@candor/api/entities";
import { defineAddress, listFields, type StateOf, someOf, sortFields, uuid } from "../address/index.ts";

/** What a table of checks shows, wherever it stands. */
export const checksFields = {
  objectId: uuid("object"),
  /** One assessment instead of each object's last. */
  assessmentId: uuid("assessment"),
  statuses: someOf("status", CHECK_STATUSES),
  frameworks: someOf("framework", FRAMEWORKS),
  ...listFields,
  ...sortFields(CHECK_SORTS, "status"),
};

/** What the page of all checks shows. */
export const checksAddress = defineAddress({
  path: "/checks/:objectId?/:assessmentId?",
  fields: checksFields,
});
export type ChecksState = StateOf<typeof checksAddress>;

/** The table over the results of one assessment that staff look at before it is published. */
export const checksPreviewAddress = defineAddress({
  path: "/checks/preview/:assessmentId",
  fields: checksFields,
});

/** Address of the checks table in this state. */
export const checksHref = checksAddress.href;

/** Address of one check, carrying the table's state so that the way back keeps it. */
export function checkHref(id: string, state: ChecksState = checksAddress.initial): string {
  const query = checksAddress.query(state);
  return query ? `/checkdetail/${id}?${query}` : `/checkdetail/${id}`;
}

/** The request of the list call for this state, within a scenario where one is given. */
export const toListRequest = (state: ChecksState, scenario?: string) => ({
  scenarios: scenario === undefined ? [] : [scenario],
  object_id: state.objectId ?? undefined,
  assessment_id: state.assessmentId ?? undefined,
  statuses: [...state.statuses],
  frameworks: [...state.frameworks],
  search: state.search,
  sort: state.sort,
  descending: state.descending,
  page: state.page,
  page_size: state.pageSize,
});

/** Address of one check over all assets, or over those of a type. */
export const issueHref = (checkId: string, assetType?: AssetType): string =>
  `/issue-detail/${encodeURIComponent(checkId)}${assetType ? `/${assetType}` : ""}`;
