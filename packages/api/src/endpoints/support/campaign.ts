import * as z from "zod/mini";
import * as calls from "../../contract/support/campaign.ts";
import { CAMPAIGN_ASSETS, campaignRequest, showType } from "../../entities/support/campaign.ts";
import { linkCode } from "../accounts/credentials.ts";
import { defineEndpoint } from "../endpoint.ts";

/** Id of a campaign, from its page's address. */
const cid = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

export const campaignInfo = defineEndpoint(calls.campaignInfo, {
  request: z.object({ cid }),
  reply: z.object({
    /** 1 cross-border data transfer, 2 third-party data sharing. */
    show_type: showType,
    /** Holds `Website`. */
    allow_assets: z.array(z.enum(CAMPAIGN_ASSETS)),
  }),
  errors: ["campaign.not_started"],
  perMinute: 60,
  doc: "What a campaign's page offers, while the campaign runs.",
});

export const submitCampaign = defineEndpoint(calls.submitCampaign, {
  request: z.extend(campaignRequest, { cid }),
  reply: z.object({
    /** Too many requests of this website, e-mail or address: nothing was taken down, no mail is sent. */
    repeat: z.boolean(),
  }),
  errors: ["campaign.not_started", "campaign.website_unreachable"],
  perMinute: 10,
  doc: "Asks for a free assessment of a website. A mail with a link to confirm goes to the visitor.",
});

export const confirmCampaign = defineEndpoint(calls.confirmCampaign, {
  request: z.object({ code: linkCode }),
  reply: z.object({
    show_type: showType,
    /** Address of the picture that leads to the team; empty where the campaign has none any more. */
    qrcode_url: z.string(),
    /** True where the link was opened before: nothing new has happened. */
    confirmed: z.boolean(),
  }),
  errors: ["campaign.link_invalid"],
  perMinute: 20,
  doc: "Confirms the request of a mailed link, which works once and starts the assessment; later calls say that it was confirmed.",
});
