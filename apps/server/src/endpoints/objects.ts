import {
  createWebsite as createWebsiteEndpoint,
  listObjects,
  setObjectEnabled,
  updateWebsite as updateWebsiteEndpoint,
} from "@candor/api/contract";
import { desc, eq } from "drizzle-orm";
import { object } from "../database/schema.ts";
import { forCustomer, type Handler } from "../http/handler.ts";
import { planLimits, toObject } from "../objects/objects.ts";
import { changeUnlocked, createWebsite, ownObject, updateWebsite } from "../objects/websites.ts";
import type { Services } from "../services.ts";

export function objectHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forCustomer(listObjects, async ({ customer }) => {
      const rows = await db
        .select()
        .from(object)
        .where(eq(object.company_id, customer.companyId))
        .orderBy(desc(object.created_at), object.id);
      return {
        list: rows.map(toObject),
        limits: planLimits(customer.company.product_version).objectsPerType,
      };
    }),
    forCustomer(createWebsiteEndpoint, async ({ input, customer }) =>
      toObject(await createWebsite(services, customer, input)),
    ),
    forCustomer(updateWebsiteEndpoint, async ({ input: { id, ...fields }, customer }) =>
      toObject(await updateWebsite(services, customer, id, fields)),
    ),
    forCustomer(setObjectEnabled, async ({ input: { id, enabled }, customer }) => {
      await ownObject(db, customer, id);
      return toObject(await changeUnlocked(db, customer, id, "object.set_enabled", { enabled }));
    }),
  ];
}
