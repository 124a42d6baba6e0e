import { dashboard, getCheck, listChecks } from "@candor/api/contract";
import { dashboardOf } from "../checks/dashboard.ts";
import { checkDetail } from "../checks/detail.ts";
import { checkPage } from "../checks/list.ts";
import { PublishedGroups } from "../checks/published-groups.ts";
import { forCustomer, type Handler } from "../http/handler.ts";
import type { Services } from "../services.ts";

export function checkHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new PublishedGroups();
  return [
    forCustomer(listChecks, ({ input, customer, language }) =>
      checkPage(db, known, customer, input, language),
    ),
    forCustomer(getCheck, ({ input, customer }) => checkDetail(services, customer, input.id)),
    forCustomer(dashboard, ({ customer }) => dashboardOf(db, known, customer, services.signer)),
  ];
}
