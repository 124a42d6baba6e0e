import * as z from "zod/mini";
import { id } from "../entities/common.ts";
import { assessmentObject } from "../entities/objects.ts";
import { ASSET_TYPES, TERRITORIES } from "../entities/tables.ts";
import { CUSTOMER, defineEndpoint, OWNER } from "./endpoint.ts";

/** Longest address and name accepted. */
export const OBJECT_URL_MAX = 2000;
export const OBJECT_NAME_MAX = 80;

const websiteFields = {
  name: z.string().check(z.trim(), z.maxLength(OBJECT_NAME_MAX)),
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(OBJECT_URL_MAX)),
  territories: z.array(z.enum(TERRITORIES)).check(z.minLength(1)),
};

export const listObjects = defineEndpoint({
  id: "object.list",
  method: "POST",
  path: "/api/portal/v2/object/list",
  access: CUSTOMER,
  request: z.object({}),
  reply: z.object({
    list: z.array(assessmentObject),
    /** Objects each type may have on this plan. */
    limits: z.record(z.enum(ASSET_TYPES), z.int()),
  }),
  doc: "All objects of the company, newest first, with the plan's limits.",
});

export const createWebsite = defineEndpoint({
  id: "object.createWebsite",
  method: "POST",
  path: "/api/portal/v2/object/create-website",
  access: OWNER,
  request: z.object(websiteFields),
  reply: assessmentObject,
  errors: [
    "object.repeat_title",
    "object.repeat_url",
    "object.limit_reached",
    "object.url_invalid",
    "object.url_private",
    "object.url_unresolved",
  ],
  doc: "Adds a website. An empty name becomes the host. The address is vetted as the engine will vet it: http or https, ports 80 and 443, no user name in it, a host that resolves to public addresses only.",
});

export const updateWebsite = defineEndpoint({
  id: "object.updateWebsite",
  method: "POST",
  path: "/api/portal/v2/object/update-website",
  access: OWNER,
  request: z.object({ id, ...websiteFields }),
  reply: assessmentObject,
  errors: [
    "object.not_found",
    "object.locked",
    "object.repeat_title",
    "object.repeat_url",
    "object.url_invalid",
    "object.url_private",
    "object.url_unresolved",
    "object.url_fixed",
  ],
  doc: "Changes a website that is not being assessed. Its address cannot change once it has been assessed.",
});

export const setObjectEnabled = defineEndpoint({
  id: "object.setEnabled",
  method: "POST",
  path: "/api/portal/v2/object/set-enabled",
  access: OWNER,
  request: z.object({ id, enabled: z.boolean() }),
  reply: assessmentObject,
  errors: ["object.not_found", "object.locked"],
  doc: "Enables or disables an object. A disabled object cannot be chosen for an assessment.",
});
