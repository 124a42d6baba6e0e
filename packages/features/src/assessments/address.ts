import { ASSESSMENT_SORTS, type listAssessments, type RequestOf } from "@candor/api/contract";
import { ASSESSMENT_STATES } from "@candor/api/entities";
import { defineAddress, listFields, type StateOf, someOf, sortFields } from "../address/index.ts";

/** What the list of assessments shows. */
export const assessmentsAddress = defineAddress({
  path: "/assessments",
  fields: {
    states: someOf("state", ASSESSMENT_STATES),
    ...listFields,
    ...sortFields(ASSESSMENT_SORTS, "number", true),
  },
});
export type AssessmentsState = StateOf<typeof assessmentsAddress>;

/** The request of the list call for this state. */
export const toRequest = (state: AssessmentsState): RequestOf<typeof listAssessments> => ({
  states: [...state.states],
  search: state.search.trim(),
  sort: state.sort,
  descending: state.descending,
  page: state.page,
  page_size: state.pageSize,
});
