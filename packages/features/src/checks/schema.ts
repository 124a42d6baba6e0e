import { COMMENT_MAX, REASON_MAX } from "@candor/api/contract";
import { MANUAL_DURATIONS, TICKET_ANSWERS } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";

const message = (code: ScreenCode) => code;

/** Why a check is set to Passed, and for how long. Messages are codes of the error catalogue. */
export const passedSchema = z.object({
  duration: z.enum(MANUAL_DURATIONS),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message("check.reason_missing")),
      z.maxLength(REASON_MAX, message("check.reason_long")),
    ),
});
export type PassedForm = z.infer<typeof passedSchema>;

export const commentSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message("common.blank")),
      z.maxLength(COMMENT_MAX, message("check.comment_long")),
    ),
});
export type CommentForm = z.infer<typeof commentSchema>;

/** What is answered to a ticket, and the comment that says more. */
export const ticketSchema = z.extend(commentSchema, { answer: z.enum(TICKET_ANSWERS) });
export type TicketForm = z.infer<typeof ticketSchema>;
