import { CUSTOMER_READ, defineCall } from "../call.ts";

export const listApplications = defineCall({
  id: "application.list",
  method: "POST",
  path: "/api/portal/v2/application/list",
  access: CUSTOMER_READ,
});

export const getApplication = defineCall({
  id: "application.detail",
  method: "POST",
  path: "/api/portal/v2/application/detail",
  access: CUSTOMER_READ,
});

export const applicationCard = defineCall({
  id: "application.card",
  method: "POST",
  path: "/api/portal/v2/t/tc",
  access: CUSTOMER_READ,
});

export const VENDOR_SOURCES = ["candor", "third_party_web", "demo"] as const;

export const getVendor = defineCall({
  id: "vendor.detail",
  method: "POST",
  path: "/api/portal/v2/application/vendor",
  access: CUSTOMER_READ,
});

export const scanHistory = defineCall({
  id: "application.history",
  method: "POST",
  path: "/api/portal/v2/t/history_scan_detail",
  access: CUSTOMER_READ,
});
