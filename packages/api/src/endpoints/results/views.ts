import * as z from "zod/mini";
import type { Call } from "../../contract/call.ts";
import * as calls from "../../contract/results/views.ts";
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from "../../contract/results/views.ts";
import { id } from "../../entities/common.ts";
import { filledLine } from "../../entities/line.ts";
import { defineEndpoint } from "../endpoint.ts";

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
  /** The view that is changed, and may be given another name; absent: that of this name. */
  id: z.optional(id),
  list,
  /** Absent: as it was. Without an `id` it has to be there. */
  name: z.optional(filledLine(VIEW_NAME_MAX)),
  /** Absent: as it was. Without an `id` it has to be there. */
  query: z.optional(z.string().check(z.maxLength(VIEW_QUERY_MAX))),
  /**
   * The list opens with it; the one that it opened with until now does not any more. Absent: as it was; a view that takes
   * another's name takes that one's place as the default, too.
   */
  is_default: z.optional(z.boolean()),
});
const deleting = z.object({ id });

const listing = <C extends Call>(call: C) =>
  defineEndpoint(call, {
    request: z.object({}),
    reply: views,
    doc: "The caller's saved views of all lists, by name.",
  });

const saves = <C extends Call>(call: C) =>
  defineEndpoint(call, {
    request: saving,
    reply: views,
    errors: ["common.too_many_views", "common.not_found"],
    doc: "Saves the state of a list under a name, each person for themselves, or changes the view of an `id`. Another view of that name is replaced, as the list's default, too.",
  });

const deletes = <C extends Call>(call: C) =>
  defineEndpoint(call, {
    request: deleting,
    reply: views,
    errors: ["common.not_found"],
    doc: "Deletes one of the caller's saved views.",
  });

export const listViews = listing(calls.listViews);
export const saveView = saves(calls.saveView);
export const deleteView = deletes(calls.deleteView);
export const listStaffViews = listing(calls.listStaffViews);
export const saveStaffView = saves(calls.saveStaffView);
export const deleteStaffView = deletes(calls.deleteStaffView);
