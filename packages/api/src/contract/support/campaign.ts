import { defineCall, PUBLIC } from "../call.ts";

export const campaignInfo = defineCall({
  id: "campaign.info",
  method: "POST",
  path: "/api/activity/v2pre/info",
  access: PUBLIC,
});

export const submitCampaign = defineCall({
  id: "campaign.submit",
  method: "POST",
  path: "/api/activity/v2pre/info-submit",
  access: PUBLIC,
  keepDuplicates: true,
});

export const confirmCampaign = defineCall({
  id: "campaign.confirm",
  method: "POST",
  path: "/api/activity/v2pre/info-confirm",
  access: PUBLIC,
  keepDuplicates: true,
});
