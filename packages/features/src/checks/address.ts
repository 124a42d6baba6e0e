import { CHECK_AGES, CHECK_SORTS, JIRA_FILTERS } from "@candor/api/contract";
import {
  ASSET_TYPES,
  type AssetType,
  CHECK_STATUSES,
  FRAMEWORKS,
  LEVELS,
  RESOLUTION_STATUSES,
} from "@candor/api/entities";
import {
  day,
  defineAddress,
  flag,
  key,
  keys,
  listFields,
  NOBODY,
  oneOf,
  owners,
  ownersOf,
  type StateOf,
  someOf,
  sortFields,
  uuid,
} from "../address/index.ts";

/** What a table of checks shows, wherever it stands. */
export const checksFields = {
  objectId: uuid("object"),
  /** One assessment instead of each object's last. */
  assessmentId: uuid("assessment"),
  statuses: someOf("status", CHECK_STATUSES),
  frameworks: someOf("framework", FRAMEWORKS),
  scenarios: keys("scenario", 20),
  categories: keys("category", 20),
  assetTypes: someOf("type", ASSET_TYPES),
  owners: owners("owner"),
  resolutions: someOf("resolution", RESOLUTION_STATUSES),
  jira: oneOf("jira", JIRA_FILTERS),
  /** How long what fails has been known. */
  ages: someOf("age", CHECK_AGES),
  /** Only what a person set to Passed. */
  byHand: flag("by-hand"),
  /** Day since which a check was published or changed. */
  since: day("since"),
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

/** Address of the failing checks that nobody takes care of. */
export const unassignedHref = checksHref({ statuses: [...LEVELS], owners: [NOBODY] });

/** Address of one check, carrying the table's state so that the way back keeps it. */
export function checkHref(id: string, state: ChecksState = checksAddress.initial): string {
  const query = checksAddress.query(state);
  return query ? `/checkdetail/${id}?${query}` : `/checkdetail/${id}`;
}

/** Address of one check for a ticket of another system, which can be answered there. */
export const ticketHref = (id: string) => `/pages/checkoutIntegration/${id}`;

/** The beginning of a day where the reader is. */
const startOf = (isoDay: string) => new Date(`${isoDay}T00:00`).toISOString();

/** What the list call, and an export of it, filter and sort by in this state; within a scenario where one is given. */
export const toFilters = (state: ChecksState, scenario?: string) => ({
  scenarios: scenario === undefined ? [...state.scenarios] : [scenario],
  object_id: state.objectId ?? undefined,
  assessment_id: state.assessmentId ?? undefined,
  statuses: [...state.statuses],
  frameworks: [...state.frameworks],
  categories: [...state.categories],
  asset_types: [...state.assetTypes],
  owners: ownersOf(state.owners),
  resolutions: [...state.resolutions],
  jira: state.jira ?? undefined,
  ages: [...state.ages],
  ...(state.byHand && { manual: true }),
  changed_since: state.since === null ? undefined : startOf(state.since),
  search: state.search,
  sort: state.sort,
  descending: state.descending,
});

/** The request of the list call for this state. */
export const toListRequest = (state: ChecksState, scenario?: string) => ({
  ...toFilters(state, scenario),
  page: state.page,
  page_size: state.pageSize,
});

/** One check over all assets, or over those of a type. */
export const issueAddress = defineAddress({
  path: "/issue-detail/:checkId/:assetType?",
  fields: {
    checkId: key("check"),
    assetType: oneOf("type", ASSET_TYPES),
    /** One assessment instead of each object's last. */
    assessmentId: uuid("assessment"),
  },
});
export type IssueState = StateOf<typeof issueAddress>;

/** Address of one check over all assets, or over those of a type; of one assessment, or of each object's last. */
export const issueHref = (
  checkId: string,
  {
    assetType = null,
    assessmentId = null,
  }: { assetType?: AssetType | null; assessmentId?: string | null } = {},
): string => issueAddress.href({ checkId, assetType, assessmentId });
