import * as z from "zod/mini";
import * as calls from "../../contract/mis/activities.ts";
import { bilingual, chosen, id, instant } from "../../entities/common.ts";
import { fileHash } from "../../entities/config/fields.ts";
import { showType } from "../../entities/support/campaign.ts";
import { activityScan, CAMPAIGN_STATES, campaignFunnel } from "../../entities/support/campaign-requests.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

export const listActivityScans = defineEndpoint(calls.listActivityScans, {
  request: z.object({
    ...searching,
    ...paging,
    cid: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    states: chosen(z.enum(CAMPAIGN_STATES)),
  }),
  reply: z.object({
    list: z.array(activityScan),
    total: z.int(),
    /** Requests whose result is ready to be published, of all campaigns. */
    awaiting_review: z.int(),
    /** Campaigns that there are, by id: what the list can be narrowed to. */
    campaigns: z.array(z.object({ cid: z.string(), title: bilingual })),
  }),
  doc: "Requests for free assessments, newest first.",
});

const act = { request: z.object({ id }), reply: activityScan } as const;

export const rescanActivity = defineEndpoint(calls.rescanActivity, {
  ...act,
  errors: ["mis.not_found", "mis.activity_not_ready"],
  doc: "Visits the website again; what was found before is replaced.",
});

export const failActivity = defineEndpoint(calls.failActivity, {
  ...act,
  errors: ["mis.not_found", "mis.activity_not_ready"],
  doc: "Marks a request as failed.",
});

export const publishActivity = defineEndpoint(calls.publishActivity, {
  ...act,
  errors: ["mis.not_found", "mis.activity_not_ready"],
  doc: "Publishes the result: its visitor is told by mail, with its address.",
});

/** Most campaigns that one call counts. */
const CIDS_MAX = 100;

export const campaignFunnels = defineEndpoint(calls.campaignFunnels, {
  request: z.object({
    cids: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(CIDS_MAX)),
  }),
  reply: z.object({
    /** One for each campaign that was asked for, in that order; one that nobody opened has zeros. */
    list: z.array(campaignFunnel),
  }),
  doc: "How far the visitors of campaigns came: opened, submitted, confirmed, assessed, opened the result.",
});

export const campaignChoices = defineEndpoint(calls.campaignChoices, {
  request: z.object({}),
  reply: z.object({
    skills: z.array(
      z.object({ key: z.string(), enable: z.boolean(), title: bilingual, show_type: showType }),
    ),
    qrcodes: z.array(
      z.object({
        key: z.string(),
        enable: z.boolean(),
        title: bilingual,
        image: fileHash,
        expires_at: z.nullable(instant),
      }),
    ),
  }),
  doc: "Skills and QR codes that a campaign can name, for those who may edit campaigns and nothing else.",
});
