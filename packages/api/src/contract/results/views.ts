import { type Access, CUSTOMER, CUSTOMER_READ, defineCall, STAFF } from "../call.ts";

/** Views that a person may keep of one list. */
export const VIEWS_MAX = 50;
export const VIEW_NAME_MAX = 60;
/** Longest state of a list that is kept. */
export const VIEW_QUERY_MAX = 4_000;

/** The same three calls for people of a company and for staff. */
const callsOf = <const Group extends string>(
  group: Group,
  path: `/api/${string}`,
  { read, write }: { read: Access; write: Access },
) => ({
  list: defineCall({ id: `${group}.list`, method: "POST", path: `${path}/list`, access: read }),
  save: defineCall({
    id: `${group}.save`,
    method: "POST",
    path: `${path}/save`,
    access: write,
    keepDuplicates: true,
  }),
  remove: defineCall({
    id: `${group}.delete`,
    method: "POST",
    path: `${path}/delete`,
    access: write,
    keepDuplicates: true,
  }),
});

const customer = callsOf("view", "/api/portal/v2/view", { read: CUSTOMER_READ, write: CUSTOMER });
export const listViews = customer.list;
export const saveView = customer.save;
export const deleteView = customer.remove;

const staff = callsOf("staffView", "/api/mis/v2/view", { read: STAFF, write: STAFF });
export const listStaffViews = staff.list;
export const saveStaffView = staff.save;
export const deleteStaffView = staff.remove;
