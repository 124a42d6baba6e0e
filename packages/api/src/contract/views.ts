import * as z from "zod/mini";
import { id } from "../entities/common.ts";
import { line } from "../entities/line.ts";
import { type Access, CUSTOMER, CUSTOMER_READ, defineEndpoint, STAFF } from "./endpoint.ts";

/** Views that a person may keep of one list. */
export const VIEWS_MAX = 50;
export const VIEW_NAME_MAX = 60;
/** Longest state of a list that is kept. */
export const VIEW_QUERY_MAX = 4_000;

const list = z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/), z.maxLength(80));

const view = z.object({
  id,
  /** Which list it is of, such as `checks`. */
  list: z.string(),
  name: z.string(),
  /** What the list's address says after the question mark. */
  query: z.string(),
  /** The list opens with it. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

const views = z.object({ list: z.array(view) });

const saving = z.object({
  list,
  name: line(VIEW_NAME_MAX).check(z.minLength(1)),
  query: z.string().check(z.maxLength(VIEW_QUERY_MAX)),
  /** The list opens with it; the one that it opened with until now does not any more. */
  is_default: z._default(z.boolean(), false),
});
const deleting = z.object({ id });

/** The same three calls for people of a company and for staff. */
const callsOf = (
  group: string,
  path: `/api/${string}`,
  { read, write }: { read: Access; write: Access },
) => ({
  list: defineEndpoint({
    id: `${group}.list`,
    method: "POST",
    path: `${path}/list`,
    access: read,
    request: z.object({}),
    reply: views,
    doc: "The caller's saved views of all lists, by name.",
  }),
  save: defineEndpoint({
    id: `${group}.save`,
    method: "POST",
    path: `${path}/save`,
    access: write,
    request: saving,
    reply: views,
    errors: ["common.too_many_views"],
    keepDuplicates: true,
    doc: "Saves the state of a list under a name, each person for themselves. A view of that name is replaced.",
  }),
  remove: defineEndpoint({
    id: `${group}.delete`,
    method: "POST",
    path: `${path}/delete`,
    access: write,
    request: deleting,
    reply: views,
    errors: ["common.not_found"],
    keepDuplicates: true,
    doc: "Deletes one of the caller's saved views.",
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
