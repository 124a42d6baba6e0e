import { type AccessCases, byId } from "./cases.ts";

const cid = { cid: "none" };

export const campaignCases = {
  "campaign.info": { request: cid, answer: "campaign.not_started" },
  "campaign.submit": {
    request: {
      ...cid,
      company: "Linden",
      website: "https://site-1.example/",
      email: "visitor@test.example",
      mobile: "13800000000",
      consent: true,
    },
    answer: "campaign.not_started",
  },
  "campaign.confirm": { request: { code: "x" }, answer: "campaign.link_invalid" },
  "activityScan.list": { request: {} },
  "activityConfig.funnels": { request: { cids: ["none"] } },
  "activityConfig.choices": { request: {} },
  "activityScan.rescan": { request: byId, answer: "mis.not_found" },
  "activityScan.markFailed": { request: byId, answer: "mis.not_found" },
  "activityScan.publish": { request: byId, answer: "mis.not_found" },
} satisfies AccessCases;
