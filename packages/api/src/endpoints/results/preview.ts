import * as z from "zod/mini";
import * as calls from "../../contract/results/preview.ts";
import { id } from "../../entities/common.ts";
import { issuedSession, linkCode } from "../accounts/credentials.ts";
import { defineEndpoint } from "../endpoint.ts";

export const previewCompany = defineEndpoint(calls.previewCompany, {
  request: z.object({ company_id: id }),
  reply: z.object({
    /** Page of the portal that turns the code into a session: `/pages/mis-view?code=…`. Works once, for a minute. */
    url: z.string(),
  }),
  errors: ["member.company_not_found"],
  doc: "Opens a company's portal as its people see it. The session has user id -99: everything may be read, nothing changed. Results in review are read where their assessment, scan or check is named; the choices of assessments and applications offer them. Customers never get them.",
});

export const openPreview = defineEndpoint(calls.openPreview, {
  request: z.object({ code: linkCode }),
  reply: issuedSession,
  errors: ["auth.preview_link_expired", "auth.too_frequent"],
  doc: "Turns the code that staff were given into a session that previews a company's portal.",
});
