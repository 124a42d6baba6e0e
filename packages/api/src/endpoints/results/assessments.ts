import * as z from "zod/mini";
import * as calls from "../../contract/results/assessments.ts";
import { ASSESSMENT_SORTS } from "../../contract/results/assessments.ts";
import { OBJECTS_MAX } from "../../entities/accounts/plans.ts";
import { id, instant } from "../../entities/common.ts";
import { assessment } from "../../entities/results/assessments.ts";
import { ASSESSMENT_STATES, ASSET_TYPES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

export const listAssessments = defineEndpoint(calls.listAssessments, {
  request: z.object({
    states: z._default(z.array(z.enum(ASSESSMENT_STATES)).check(z.maxLength(ASSESSMENT_STATES.length)), []),
    ...searching,
    sort: z._default(z.enum(ASSESSMENT_SORTS), "number"),
    descending: z._default(z.boolean(), true),
    ...paging,
  }),
  reply: z.object({
    list: z.array(assessment),
    /** On all pages, after filters. */
    total: z.int(),
    /** Before filters. */
    all: z.int(),
    /** When the plan allows the next one; null when it is allowed now. */
    next_start_at: z.nullable(instant),
    /** The time that the plan was bought for has passed: nothing new is assessed. */
    plan_ended: z.boolean(),
  }),
  doc: "One page of the company's assessments, newest first unless asked otherwise. The search finds names of objects, as they were when they were submitted, and numbers, with or without the S that stands before them.",
});

export const assessmentTimes = defineEndpoint(calls.assessmentTimes, {
  request: z.object({ object_id: z.optional(id) }),
  reply: z.object({
    list: z.array(
      z.object({
        id,
        number: z.int(),
        published_at: instant,
        /** What was assessed, of all or of the object that is asked for. */
        object_ids: z.array(id),
        /** Set where a preview is offered what is not published yet; `published_at` is now then. */
        in_review: z.optional(z.literal(true)),
      }),
    ),
  }),
  doc: "When results were published, newest first: what the scan-time picker offers. Of one object where it is asked for; an unknown one has none. A staff preview is offered those in review, too.",
});

export const getAssessment = defineEndpoint(calls.getAssessment, {
  request: z.object({ id }),
  reply: assessment,
  errors: ["assessment.not_found"],
  doc: "One assessment with the live progress of each object.",
});

export const assessmentLimits = defineEndpoint(calls.assessmentLimits, {
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

export const submitAssessment = defineEndpoint(calls.submitAssessment, {
  request: z.object({
    object_ids: z.array(id).check(z.minLength(1), z.maxLength(OBJECTS_MAX)),
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
    "object.type_not_offered",
  ],
  doc: "Submits objects for assessment, all or none. They are read-only from here until it is complete. Types that cannot be assessed yet are refused, never made up. While the plan's countdown runs, `data.details.days_left` says for how long.",
});

export const retryAssessment = defineEndpoint(calls.retryAssessment, {
  request: z.object({ id }),
  reply: assessment,
  errors: [
    "assessment.not_found",
    "assessment.not_failed",
    "member.plan_ended",
    "object.not_found",
    "object.locked",
    "object.disabled",
  ],
  doc: "Starts a failed assessment again on the objects that did not finish.",
});
