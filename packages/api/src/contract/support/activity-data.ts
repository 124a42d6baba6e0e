import { defineCall, PUBLIC, staff } from "../call.ts";

export const activityResult = defineCall({
  id: "activity.result",
  method: "POST",
  path: "/api/activity/v2-data/result",
  access: PUBLIC,
});

export const activityResultDetail = defineCall({
  id: "activity.resultDetail",
  method: "POST",
  path: "/api/activity/v2-data/result-detail",
  access: PUBLIC,
});

export const previewActivityResult = defineCall({
  id: "activity.previewResult",
  method: "POST",
  path: "/api/mis/v2/activity-preview/result",
  access: staff("view_activity_scan"),
});

export const previewActivityResultDetail = defineCall({
  id: "activity.previewResultDetail",
  method: "POST",
  path: "/api/mis/v2/activity-preview/result-detail",
  access: staff("view_activity_scan"),
});
