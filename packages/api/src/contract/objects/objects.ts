import { MATURITY_LEVELS } from "../../entities/tables.ts";
import { CUSTOMER_READ, defineCall, OWNER } from "../call.ts";

/** Orders of the list of objects. */
export const OBJECT_SORTS = ["added", "object", "issues", "assessed"] as const;
/** Maturity that objects are told apart by; `unscored`: assessed, and without a score. */
export const OBJECT_MATURITIES = [...MATURITY_LEVELS, "unscored"] as const;
export type ObjectMaturity = (typeof OBJECT_MATURITIES)[number];

/** Longest address and name accepted. */
export const OBJECT_URL_MAX = 2000;
export const OBJECT_NAME_MAX = 80;
/** Longest name of a business entity. */
export const ENTITY_NAME_MAX = 14;

export const listObjects = defineCall({
  id: "object.list",
  method: "POST",
  path: "/api/portal/v2/object/list",
  access: CUSTOMER_READ,
});

export const createWebsite = defineCall({
  id: "object.createWebsite",
  method: "POST",
  path: "/api/portal/v2/object/create-website",
  access: OWNER,
});

export const updateWebsite = defineCall({
  id: "object.updateWebsite",
  method: "POST",
  path: "/api/portal/v2/object/update-website",
  access: OWNER,
});

export const createObject = defineCall({
  id: "object.create",
  method: "POST",
  path: "/api/portal/v2/object/create",
  access: OWNER,
  keepDuplicates: true,
});

export const updateObject = defineCall({
  id: "object.update",
  method: "POST",
  path: "/api/portal/v2/object/update",
  access: OWNER,
  keepDuplicates: true,
});

export const setObjectEnabled = defineCall({
  id: "object.setEnabled",
  method: "POST",
  path: "/api/portal/v2/object/set-enabled",
  access: OWNER,
});
