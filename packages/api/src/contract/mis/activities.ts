import { defineCall, staff } from "../call.ts";

const access = staff("view_activity_scan");

export const listActivityScans = defineCall({
  id: "activityScan.list",
  method: "POST",
  path: "/api/mis/v2/activity/scan-list",
  access,
});

export const rescanActivity = defineCall({
  id: "activityScan.rescan",
  method: "POST",
  path: "/api/mis/v2/activity/scan-rescan",
  access,
  keepDuplicates: true,
});

export const failActivity = defineCall({
  id: "activityScan.markFailed",
  method: "POST",
  path: "/api/mis/v2/activity/scan-mark-failed",
  access,
  keepDuplicates: true,
});

export const publishActivity = defineCall({
  id: "activityScan.publish",
  method: "POST",
  path: "/api/mis/v2/activity/scan-publish",
  access,
  keepDuplicates: true,
});

export const campaignFunnels = defineCall({
  id: "activityConfig.funnels",
  method: "POST",
  path: "/api/mis/v2/activity/funnels",
  access: staff("view_activity"),
});

export const campaignChoices = defineCall({
  id: "activityConfig.choices",
  method: "POST",
  path: "/api/mis/v2/activity/choices",
  access: staff("view_activity"),
});
