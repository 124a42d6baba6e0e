import { CUSTOMER, CUSTOMER_READ, defineCall, PUBLIC } from "../call.ts";

export const helpCategories = defineCall({
  id: "help.category",
  method: "POST",
  path: "/api/portal/v2/help/category",
  access: PUBLIC,
});

export const helpContent = defineCall({
  id: "help.content",
  method: "POST",
  path: "/api/portal/v2/help/content",
  access: PUBLIC,
});

export const searchHelp = defineCall({
  id: "help.search",
  method: "POST",
  path: "/api/portal/v2/help/search",
  access: PUBLIC,
});

export const readLegalDocument = defineCall({
  id: "help.document",
  method: "POST",
  path: "/api/portal/v2/help/document",
  access: PUBLIC,
});

export const readSiteSetup = defineCall({
  id: "help.setup",
  method: "POST",
  path: "/api/portal/v2/help/setup",
  access: PUBLIC,
});

export const listChangelog = defineCall({
  id: "help.new",
  method: "POST",
  path: "/api/portal/v2/help/new",
  access: CUSTOMER_READ,
});

export const markChangelogRead = defineCall({
  id: "help.newUpdate",
  method: "POST",
  path: "/api/portal/v2/help/new-update",
  access: CUSTOMER,
  keepDuplicates: true,
});
