import {
  deleteStaffView,
  deleteView,
  listStaffViews,
  listViews,
  saveStaffView,
  saveView,
} from "@candor/api/contract";
import { forCustomer, forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";
import { dropView, keepView, viewsOf } from "../views/views.ts";

/** The lists as each person keeps them. */
export function viewHandlers({ db }: Services): Handler[] {
  return [
    // A preview belongs to no person, and keeps nothing.
    forCustomer(listViews, async ({ customer }) =>
      customer.preview ? { list: [] } : viewsOf(db, { customer }),
    ),
    forCustomer(saveView, ({ customer, input }) => keepView(db, { customer }, input)),
    forCustomer(deleteView, ({ customer, input }) => dropView(db, { customer }, input.id)),
    forStaff(listStaffViews, ({ staff }) => viewsOf(db, { staff })),
    forStaff(saveStaffView, ({ staff, input }) => keepView(db, { staff }, input)),
    forStaff(deleteStaffView, ({ staff, input }) => dropView(db, { staff }, input.id)),
  ];
}
