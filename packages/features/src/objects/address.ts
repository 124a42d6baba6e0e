import { type listObjects, OBJECT_MATURITIES, OBJECT_SORTS, type RequestOf } from "@candor/api/contract";
import { defineAddress, listFields, type StateOf, someOf, sortFields } from "../address/index.ts";

/** What the list of objects shows. */
export const objectsAddress = defineAddress({
  path: "/objects",
  fields: {
    maturity: someOf("maturity", OBJECT_MATURITIES),
    ...listFields,
    ...sortFields(OBJECT_SORTS, "added", true),
  },
});
export type ObjectsState = StateOf<typeof objectsAddress>;

/** The request of the list call for this state. */
export const toRequest = (state: ObjectsState): RequestOf<typeof listObjects> => ({
  maturity: [...state.maturity],
  search: state.search.trim(),
  sort: state.sort,
  descending: state.descending,
  page: state.page,
  page_size: state.pageSize,
});
