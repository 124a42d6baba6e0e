import { defineCall, PUBLIC, staff } from "../call.ts";

export const previewCompany = defineCall({
  id: "staff.previewCompany",
  method: "POST",
  path: "/api/mis/v2/auth/preview",
  access: staff("view_company"),
  keepDuplicates: true,
});

export const openPreview = defineCall({
  id: "auth.openPreview",
  method: "POST",
  path: "/api/portal/v2_auth/preview/token",
  access: PUBLIC,
  keepDuplicates: true,
});
