import type { listStaff, RequestOf } from "@candor/api/contract";
import { STAFF_STATES } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf } from "../address/index.ts";

/** What the list of staff shows. */
export const staffAddress = defineAddress({
  path: "/view-mis/staff-list",
  fields: { state: oneOf("state", STAFF_STATES), ...listFields },
});
export type StaffListState = StateOf<typeof staffAddress>;

export const toRequest = ({
  search,
  state,
  page,
  pageSize,
}: StaffListState): RequestOf<typeof listStaff> => ({
  search: search.trim(),
  page,
  page_size: pageSize,
  ...(state && { state }),
});
