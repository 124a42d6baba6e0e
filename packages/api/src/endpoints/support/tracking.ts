import * as z from "zod/mini";
import { PAGE_SIZES } from "../../contract/results/checks.ts";
import * as calls from "../../contract/support/tracking.ts";
import { EVENT_TYPES, errorReport, FEEDBACK_TEXT_MAX, feedback } from "../../entities/support/tracking.ts";
import { ERROR_REPORT_MAX } from "../../reports/path.ts";
import { defineEndpoint } from "../endpoint.ts";

export const trackEvent = defineEndpoint(calls.trackEvent, {
  request: z.object({
    type: z.enum(EVENT_TYPES),
    /** Path of the page; a query is not kept. */
    page: z.optional(z.string().check(z.maxLength(500))),
    /** What it was about, e.g. the id of a help article. */
    target: z.optional(z.string().check(z.maxLength(120))),
  }),
  reply: z.object({}),
  perMinute: 120,
  doc: "Counts what is used. Kept on this server alone, without addresses, for 180 days.",
});

export const sendFeedback = defineEndpoint(calls.sendFeedback, {
  request: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_TEXT_MAX)),
    page: z.optional(z.string().check(z.maxLength(500))),
    /** Base64 of a PNG or JPEG of at most 5 MiB. */
    screenshot: z.optional(z.string().check(z.maxLength(7_000_000))),
  }),
  reply: z.object({}),
  errors: ["feedback.screenshot_type", "feedback.screenshot_size"],
  perMinute: 10,
  bodyLimit: 7_340_032,
  doc: "Sends a customer's words to staff, with a screenshot where there is one. Its bytes decide what it is, not its name.",
});

export const reportError = defineEndpoint(calls.reportError, {
  request: z.object({
    type: z.literal("error"),
    /** JSON text: name, message, stack, page, file, build, and of a failed call url and request. */
    content: z.string().check(z.minLength(2), z.maxLength(ERROR_REPORT_MAX)),
  }),
  reply: z.object({}),
  perMinute: 60,
  doc: "Takes the report of an error in an app. Secrets are masked before it is sent, and again here; the same error is kept once, with a count.",
});

const listOf = {
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  page: z._default(z.int().check(z.minimum(1)), 1),
  page_size: z._default(z.literal(PAGE_SIZES), 20),
};

export const listFeedback = defineEndpoint(calls.listFeedback, {
  request: z.object(listOf),
  reply: z.object({ list: z.array(feedback), total: z.int() }),
  doc: "Feedback of all customers, newest first.",
});

export const listErrorReports = defineEndpoint(calls.listErrorReports, {
  request: z.object(listOf),
  reply: z.object({ list: z.array(errorReport), total: z.int() }),
  doc: "Errors that apps reported, the last seen first.",
});
