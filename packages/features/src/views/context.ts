import {
  deleteStaffView,
  deleteView,
  listStaffViews,
  listViews,
  saveStaffView,
  saveView,
} from "@candor/api/contract";
import { createContext } from "react";

/** The calls by which views are kept: a customer's and staff's differ in their address alone. */
export interface ViewCalls {
  list: typeof listViews | typeof listStaffViews;
  save: typeof saveView | typeof saveStaffView;
  remove: typeof deleteView | typeof deleteStaffView;
}

export const CUSTOMER_VIEWS: ViewCalls = { list: listViews, save: saveView, remove: deleteView };
export const STAFF_VIEWS: ViewCalls = {
  list: listStaffViews,
  save: saveStaffView,
  remove: deleteStaffView,
};

/** Whose views lists offer; without it they offer none. */
export const ViewsContext = createContext<ViewCalls | null>(null);

/** Lets every list under it keep views. */
export const ViewsProvider = ViewsContext;
