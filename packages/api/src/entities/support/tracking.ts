import * as z from "zod/mini";
import { id, instant } from "../common.ts";

/** What the apps tell of, by type. */
export const EVENT_TYPES = [
  "help_document",
  "help_whatisnew",
  "help_feedback",
  "help_guide",
  "help_guide_got_it",
  "page_view",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Longest feedback, and largest screenshot with it. */
export const FEEDBACK_TEXT_MAX = 4000;
export const FEEDBACK_SCREENSHOT_BYTES_MAX = 5_242_880;
/** What a screenshot may be. */
export const FEEDBACK_SCREENSHOT_TYPES = ["image/png", "image/jpeg"] as const;

/** A customer's feedback as staff read it. */
export const feedback = z.object({
  id,
  at: instant,
  text: z.string(),
  page: z.nullable(z.string()),
  by: z.string(),
  email: z.string(),
  company: z.string(),
  /** Signed address, valid for a few minutes. */
  screenshot_url: z.nullable(z.string()),
});
export type Feedback = z.infer<typeof feedback>;

/** An error that an app reported, with how often it came. */
export const errorReport = z.object({
  id,
  first_at: instant,
  last_at: instant,
  count: z.int(),
  name: z.string(),
  message: z.string(),
  page: z.nullable(z.string()),
  /** The last report as it came, masked: JSON text. */
  content: z.string(),
});
export type ErrorReport = z.infer<typeof errorReport>;
