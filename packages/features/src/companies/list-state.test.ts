import { findPlan } from "@candor/api/entities";
import { expect, test } from "vitest";
import { companiesAddress, companyStateOf, listRequest } from "./list-state.ts";

test("filters become what the server is asked for; without them nothing is", () => {
  const all = { search: "", page: 1, page_size: 20 };
  expect(listRequest(companiesAddress.initial)).toEqual(all);
  const { state } = companiesAddress.read({ search: "?plan=freetrial&status=suspended&q=linden&page=2" });
  expect(listRequest(state)).toEqual({
    ...{ search: "linden", page: 2, page_size: 20 },
    ...{ product_version: 10, company_status: 0 },
  });
});

test("a number that no plan has is no plan, and what is not in order is suspended", () => {
  expect([findPlan(3), findPlan(7)]).toEqual(["enterprise", null]);
  expect([companyStateOf(1), companyStateOf(0)]).toEqual(["active", "suspended"]);
});
