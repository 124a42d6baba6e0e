import * as z from "zod/mini";
import { assessment } from "../entities/assessments.ts";
import { id, instant } from "../entities/common.ts";
import { ASSET_TYPES } from "../entities/tables.ts";
import { CUSTOMER_READ, defineEndpoint, OWNER } from "./endpoint.ts";

export const listAssessments = defineEndpoint({
  id: "assessment.list",
  method: "POST",
  path: "/api/portal/v2/assessment/list",
  access: CUSTOMER_READ,
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
  access: CUSTOMER_READ,
  request: z.object({ id }),
  reply: assessment,
  errors: ["assessment.not_found"],
  doc: "One assessment with the live progress of each object.",
});

export const assessmentLimits = defineEndpoint({
  id: "assessment.limits",
  method: "POST",
  path: "/api/portal/v2/assessment/limits",
  access: CUSTOMER_READ,
  request: z.object({}),
  reply: z.object({
    /** Days between assessments on this plan; 0: no countdown. */
    countdown_days: z.int(),
    /** Whole days until the next one may start, the begun one counted; 0 when it may start now. */
    days_left: z.int(),
    next_start_at: z.nullable(instant),
    /** "4 of 5": objects there are and may be, by type. */
    types: z.array(
      z.object({
        asset_type: z.enum(ASSET_TYPES),
        used: z.int(),
        limit: z.int(),
        /** Can objects of this type be submitted? */
        assessed: z.boolean(),
      }),
    ),
    login: z.boolean(),
    export: z.boolean(),
  }),
  doc: "What the plan still allows: the countdown to the next assessment, objects by type, paid features.",
});

export const submitAssessment = defineEndpoint({
  id: "assessment.submit",
  method: "POST",
  path: "/api/portal/v2/assessment/submit",
  access: OWNER,
  request: z.object({
    object_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    /** The box by which the customer confirms ownership or authorisation. */
    authorised: z.boolean(),
  }),
  reply: assessment,
  errors: [
    "object.not_found",
    "object.locked",
    "object.disabled",
    "member.plan_ended",
    "assessment.countdown",
    "assessment.not_authorised",
    "assessment.type_unavailable",
  ],
  keepDuplicates: true,
  doc: "Submits objects for assessment, all or none. They are read-only from here until it is complete. Types that cannot be assessed yet are refused, never made up. While the plan's countdown runs, `data.details.days_left` says for how long.",
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
