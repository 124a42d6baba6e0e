import * as z from "zod/mini";
import { id } from "../entities/common.ts";
import { issuedSession, linkCode } from "./credentials.ts";
import { defineEndpoint, PUBLIC, staff } from "./endpoint.ts";

export const previewCompany = defineEndpoint({
  id: "staff.previewCompany",
  method: "POST",
  path: "/api/mis/v2/auth/preview",
  access: staff("view_company"),
  request: z.object({ company_id: id }),
  reply: z.object({
    /** Page of the portal that turns the code into a session: `/pages/mis-view?code=…`. Works once, for a minute. */
    url: z.string(),
  }),
  errors: ["member.company_not_found"],
  keepDuplicates: true,
  doc: "Opens a company's portal as its people see it. The session has user id -99: everything may be read, nothing changed.",
});

export const openPreview = defineEndpoint({
  id: "auth.openPreview",
  method: "POST",
  path: "/api/portal/v2_auth/preview/token",
  access: PUBLIC,
  request: z.object({ code: linkCode }),
  reply: issuedSession,
  errors: ["auth.preview_link_expired", "auth.too_frequent"],
  keepDuplicates: true,
  doc: "Turns the code that staff were given into a session that previews a company's portal.",
});
