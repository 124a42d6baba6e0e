import * as z from "zod/mini";
import { activityScan, CAMPAIGN_STATES } from "../entities/campaign.ts";
import { chosen, id } from "../entities/common.ts";
import { defineEndpoint, staff } from "./endpoint.ts";
import { paging, searching } from "./paging.ts";

const access = staff("view_activity_scan");

export const listActivityScans = defineEndpoint({
  id: "activityScan.list",
  method: "POST",
  path: "/api/mis/v2/activity/scan-list",
  access,
  request: z.object({
    ...searching,
    ...paging,
    cid: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    states: chosen(z.enum(CAMPAIGN_STATES)),
  }),
  reply: z.object({ list: z.array(activityScan), total: z.int() }),
  doc: "Requests for free assessments, newest first.",
});

const act = { request: z.object({ id }), reply: activityScan, keepDuplicates: true } as const;

export const rescanActivity = defineEndpoint({
  id: "activityScan.rescan",
  method: "POST",
  path: "/api/mis/v2/activity/scan-rescan",
  access,
  ...act,
  errors: ["mis.not_found", "mis.activity_not_ready"],
  doc: "Visits the website again; what was found before is replaced.",
});

export const failActivity = defineEndpoint({
  id: "activityScan.markFailed",
  method: "POST",
  path: "/api/mis/v2/activity/scan-mark-failed",
  access,
  ...act,
  errors: ["mis.not_found", "mis.activity_not_ready"],
  doc: "Marks a request as failed.",
});

export const publishActivity = defineEndpoint({
  id: "activityScan.publish",
  method: "POST",
  path: "/api/mis/v2/activity/scan-publish",
  access,
  ...act,
  errors: ["mis.not_found", "mis.activity_not_ready"],
  doc: "Publishes the result: its visitor is told by mail, with its address.",
});
