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
      customer.preview ? { list: [] } : viewsOf(db, { user_id: customer.id }),
    ),
    forCustomer(saveView, ({ customer, input }) => keepView(db, { user_id: customer.id }, input)),
    forCustomer(deleteView, ({ customer, input }) => dropView(db, { user_id: customer.id }, input.id)),
    forStaff(listStaffViews, ({ staff }) => viewsOf(db, { staff_id: staff.id })),
    forStaff(saveStaffView, ({ staff, input }) => keepView(db, { staff_id: staff.id }, input)),
    forStaff(deleteStaffView, ({ staff, input }) => dropView(db, { staff_id: staff.id }, input.id)),
  ];
}
