import { CHANGE_CAUSES, COMPARE_CATEGORIES } from "@candor/api/entities";
import { defineAddress, listFields, type StateOf, someOf, uuid } from "../address/index.ts";

/** Which two assessments are compared; the last two where the address names none. */
const pair = { before: uuid("before"), after: uuid("after") };

/** What the comparison shows. */
export const comparisonAddress = defineAddress({
  path: "/checks/compare/:before?/:after?",
  fields: {
    ...pair,
    /** One object instead of all that both assessments have. */
    objectId: uuid("object"),
    changes: someOf("change", COMPARE_CATEGORIES),
    causes: someOf("cause", CHANGE_CAUSES),
    ...listFields,
  },
});
export type ComparisonState = StateOf<typeof comparisonAddress>;

export const comparisonHref = comparisonAddress.href;

/** One check in two assessments, by any published result of it. */
export const checkComparisonAddress = defineAddress({
  path: "/checkdetailcompare/:resultId?",
  fields: { resultId: uuid("result"), ...pair },
});
export type CheckComparisonState = StateOf<typeof checkComparisonAddress>;

export const checkComparisonHref = checkComparisonAddress.href;

/** What the list call, and an export of it, are of and filter by in this state. */
export const toFilters = (state: ComparisonState) => ({
  object_id: state.objectId ?? undefined,
  before: state.before ?? undefined,
  after: state.after ?? undefined,
  changes: [...state.changes],
  causes: [...state.causes],
  search: state.search,
});

/** The request of the list call for this state. */
export const toRequest = (state: ComparisonState) => ({
  ...toFilters(state),
  page: state.page,
  page_size: state.pageSize,
});
