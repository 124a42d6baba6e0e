import * as z from "zod/mini";
import { assessment } from "../entities/assessments.ts";
import { id, instant } from "../entities/common.ts";
import { CUSTOMER, defineEndpoint, OWNER } from "./endpoint.ts";

export const listAssessments = defineEndpoint({
  id: "assessment.list",
  method: "POST",
  path: "/api/portal/v2/assessment/list",
  access: CUSTOMER,
  request: z.object({}),
  reply: z.object({
    list: z.array(assessment),
    /** When the plan allows the next one; null when it is allowed now. */
    next_start_at: z.nullable(instant),
  }),
  doc: "All assessments of the company, newest first.",
});

export const getAssessment = defineEndpoint({
  id: "assessment.detail",
  method: "POST",
  path: "/api/portal/v2/assessment/detail",
  access: CUSTOMER,
  request: z.object({ id }),
  reply: assessment,
  errors: ["assessment.not_found"],
  doc: "One assessment with the live progress of each object.",
});

export const submitAssessment = defineEndpoint({
  id: "assessment.submit",
  method: "POST",
  path: "/api/portal/v2/assessment/submit",
  access: OWNER,
  request: z.object({
    object_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    /** The box by which the customer confirms ownership or authorisation. */
    authorised: z.literal(true),
  }),
  reply: assessment,
  errors: [
    "object.not_found",
    "object.locked",
    "object.disabled",
    "assessment.countdown",
    "assessment.not_authorised",
  ],
  keepDuplicates: true,
  doc: "Submits objects for assessment. They are read-only from here until it is complete.",
});

export const retryAssessment = defineEndpoint({
  id: "assessment.retry",
  method: "POST",
  path: "/api/portal/v2/assessment/retry",
  access: OWNER,
  request: z.object({ id }),
  reply: assessment,
  errors: [
    "assessment.not_found",
    "assessment.not_failed",
    "object.not_found",
    "object.locked",
    "object.disabled",
  ],
  keepDuplicates: true,
  doc: "Starts a failed assessment again on the objects that did not finish.",
});
