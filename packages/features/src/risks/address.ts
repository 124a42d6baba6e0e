import { RISK_CATEGORIES, RISK_RESOLUTIONS, RISK_SORTS } from "@candor/api/contract";
import { LEVELS } from "@candor/api/entities";
import {
  defineAddress,
  flag,
  keys,
  listFields,
  oneOf,
  owners,
  ownersOf,
  type StateOf,
  someOf,
  sortFields,
  uuid,
} from "../address/index.ts";

/** What the risk register shows. */
export const risksAddress = defineAddress({
  path: "/risk",
  fields: {
    category: oneOf("category", RISK_CATEGORIES, "all"),
    /** One assessment instead of each object's last. */
    assessmentId: uuid("assessment"),
    levels: someOf("level", LEVELS),
    scenarios: keys("scenario", 20),
    owners: owners("owner"),
    resolutions: someOf("resolution", RISK_RESOLUTIONS),
    /** Under their scenarios. */
    grouped: flag("grouped"),
    ...listFields,
    ...sortFields(RISK_SORTS, "level"),
  },
});
export type RisksState = StateOf<typeof risksAddress>;

/** What the list call, and an export of it, filter and sort by in this state. */
export const toFilters = (state: RisksState) => ({
  category: state.category,
  assessment_id: state.assessmentId ?? undefined,
  levels: [...state.levels],
  scenarios: [...state.scenarios],
  owners: ownersOf(state.owners),
  resolutions: [...state.resolutions],
  search: state.search.trim(),
  sort: state.sort,
  descending: state.descending,
});

/** The request of the list call for this state. */
export const toRequest = (state: RisksState) => ({
  ...toFilters(state),
  page: state.page,
  page_size: state.pageSize,
});
