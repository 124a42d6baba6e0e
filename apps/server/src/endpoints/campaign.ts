import {
  campaignChoices,
  campaignFunnels,
  campaignInfo,
  confirmCampaign,
  failActivity,
  listActivityScans,
  publishActivity,
  rescanActivity,
  submitCampaign,
} from "@candor/api/endpoints";
import { runningCampaign } from "../campaign/activity.ts";
import { confirmRequest } from "../campaign/confirm.ts";
import { choicesOf, countOpening, funnelsOf } from "../campaign/funnel.ts";
import { failRequest, publishRequest, requestPage, rescanRequest } from "../campaign/staff.ts";
import { submitRequest } from "../campaign/submit.ts";
import { forAnyone, forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** Free assessments: what visitors ask for, and what staff do with it. */
export function campaignHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forAnyone(campaignInfo, async ({ input }) => {
      const { activity, skill } = await runningCampaign(db, input.cid);
      await countOpening(db, input.cid);
      return { show_type: skill.show_type, allow_assets: activity.allow_assets };
    }),
    forAnyone(submitCampaign, ({ input, address }) => submitRequest(services, input, address)),
    forAnyone(confirmCampaign, ({ input, address }) => confirmRequest(services, input.code, address)),
    forStaff(listActivityScans, ({ input }) => requestPage(db, input)),
    forStaff(campaignFunnels, async ({ input }) => ({ list: await funnelsOf(db, input.cids) })),
    forStaff(campaignChoices, () => choicesOf(db)),
    forStaff(rescanActivity, ({ input, ...by }) => rescanRequest(services, input.id, by)),
    forStaff(failActivity, ({ input, ...by }) => failRequest(services, input.id, by)),
    forStaff(publishActivity, ({ input, ...by }) => publishRequest(services, input.id, by)),
  ];
}
