import {
  addCloudConnection,
  checkAws,
  cloudExists,
  disconnectCloud,
  listCloudConnections,
} from "@candor/api/endpoints";
import {
  addCloud,
  checkCloud,
  cloudConnections,
  cloudLimit,
  hasCloud,
  removeCloud,
} from "../cloud/connections.ts";
import { templateOf } from "../cloud/template.ts";
import { hasEnded } from "../companies/plan.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function cloudHandlers(services: Services): Handler[] {
  const { aws } = services.env;
  return [
    forCustomer(cloudExists, async ({ customer }) => {
      const exists = await hasCloud(services, customer.companyId);
      return { exists: exists ? 1 : 0, configured: aws !== undefined } as const;
    }),
    forCustomer(listCloudConnections, async ({ customer }) => ({
      configured: aws !== undefined,
      list: await cloudConnections(services, customer.companyId),
      limit: cloudLimit(customer.company),
      plan_ended: hasEnded(customer.company),
      template: aws ? templateOf(aws.accountId) : "",
    })),
    forCustomer(addCloudConnection, ({ customer, input }) => addCloud(services, customer, input.account_id)),
    forCustomer(checkAws, ({ customer, input }) => checkCloud(services, customer, input.id)),
    forCustomer(disconnectCloud, async ({ customer, input }) => {
      await removeCloud(services, customer, input.id);
      return {};
    }),
  ];
}
