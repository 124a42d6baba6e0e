import {
  deleteStaffView,
  deleteView,
  listStaffViews,
  listViews,
  saveStaffView,
  saveView,
} from "@candor/api/endpoints";
import { forCustomer, forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";
import { dropView, keepView, viewsOf } from "../views/views.ts";

/** The lists as each person keeps them. */
export function viewHandlers({ db }: Services): Handler[] {
  return [
    // A preview belongs to no person, and keeps nothing.
    forCustomer(listViews, async ({ customer, language }) =>
      customer.preview ? { list: [] } : viewsOf(db, { customer }, language),
    ),
    forCustomer(saveView, ({ customer, input, language }) => keepView(db, { customer }, input, language)),
    forCustomer(deleteView, ({ customer, input, language }) =>
      dropView(db, { customer }, input.id, language),
    ),
    forStaff(listStaffViews, ({ staff, language }) => viewsOf(db, { staff }, language)),
    forStaff(saveStaffView, ({ staff, input, language }) => keepView(db, { staff }, input, language)),
    forStaff(deleteStaffView, ({ staff, input, language }) => dropView(db, { staff }, input.id, language)),
  ];
}
