import {
  createObject,
  createWebsite as createWebsiteEndpoint,
  listObjects,
  setObjectEnabled,
  updateObject,
  updateWebsite as updateWebsiteEndpoint,
} from "@candor/api/endpoints";
import { maturityOfObjects, objectPage } from "../objects/list.ts";
import { createTyped, updateTyped } from "../objects/object-fields.ts";
import { presented } from "../objects/objects.ts";
import { changeUnlocked, ownObject } from "../objects/store.ts";
import { createWebsite, updateWebsite } from "../objects/websites.ts";
import { PerPublication } from "../results/per-publication.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function objectHandlers(services: Services): Handler[] {
  const { db } = services;
  const maturity = new PerPublication(maturityOfObjects);
  return [
    forCustomer(listObjects, ({ input, customer, language }) =>
      objectPage(services, maturity, customer, input, language),
    ),
    forCustomer(createWebsiteEndpoint, async ({ input, customer }) =>
      presented(services, await createWebsite(services, customer, input)),
    ),
    forCustomer(updateWebsiteEndpoint, async ({ input: { id, ...fields }, customer }) =>
      presented(services, await updateWebsite(services, customer, id, fields)),
    ),
    forCustomer(createObject, async ({ input, customer }) =>
      presented(services, await createTyped(services, customer, input)),
    ),
    forCustomer(updateObject, async ({ input: { id, fields }, customer }) =>
      presented(services, await updateTyped(services, customer, id, fields)),
    ),
    forCustomer(setObjectEnabled, async ({ input: { id, enabled }, customer }) => {
      const before = await ownObject(db, customer, id);
      return presented(
        services,
        await changeUnlocked(db, customer, before, "object.set_enabled", { enabled }),
      );
    }),
  ];
}
