import { ERROR_REPORT_PATH } from "../../reports/path.ts";
import { ANYONE, CUSTOMER, defineCall, staff } from "../call.ts";

export const trackEvent = defineCall({
  id: "tracking.event",
  method: "POST",
  path: "/api/portal/v2_auth/t/e",
  access: ANYONE,
  keepDuplicates: true,
});

export const sendFeedback = defineCall({
  id: "tracking.feedback",
  method: "POST",
  path: "/api/portal/v2/help/feedback",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const reportError = defineCall({
  id: "tracking.error",
  method: "POST",
  path: ERROR_REPORT_PATH,
  access: ANYONE,
  keepDuplicates: true,
});

export const listFeedback = defineCall({
  id: "tracking.feedbackList",
  method: "POST",
  path: "/api/mis/v2/feedback/list",
  access: staff("view_company"),
});

export const listErrorReports = defineCall({
  id: "tracking.errorList",
  method: "POST",
  path: "/api/mis/v2/error-report/list",
  access: staff("super"),
});
