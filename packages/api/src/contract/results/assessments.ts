import { CUSTOMER_READ, defineCall, OWNER } from "../call.ts";

/** Orders of the list of assessments. */
export const ASSESSMENT_SORTS = ["number", "submitted", "finished"] as const;

export const listAssessments = defineCall({
  id: "assessment.list",
  method: "POST",
  path: "/api/portal/v2/assessment/list",
  access: CUSTOMER_READ,
});

/** Assessments that a picker offers at most, the newest ones. */
export const ASSESSMENT_TIMES_MAX = 500;

export const assessmentTimes = defineCall({
  id: "assessment.times",
  method: "POST",
  path: "/api/portal/v2/assessment/times",
  access: CUSTOMER_READ,
});

export const getAssessment = defineCall({
  id: "assessment.detail",
  method: "POST",
  path: "/api/portal/v2/assessment/detail",
  access: CUSTOMER_READ,
});

export const assessmentLimits = defineCall({
  id: "assessment.limits",
  method: "POST",
  path: "/api/portal/v2/assessment/limits",
  access: CUSTOMER_READ,
});

export const submitAssessment = defineCall({
  id: "assessment.submit",
  method: "POST",
  path: "/api/portal/v2/assessment/submit",
  access: OWNER,
  keepDuplicates: true,
});

export const retryAssessment = defineCall({
  id: "assessment.retry",
  method: "POST",
  path: "/api/portal/v2/assessment/retry",
  access: OWNER,
  keepDuplicates: true,
});
