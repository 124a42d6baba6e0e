import * as z from "zod/mini";
import * as calls from "../../contract/mis/scan-corrections.ts";
import { CONFIRM_MAX, CORRECTION_REASON_MAX } from "../../contract/mis/scan-corrections.ts";
import { id, instant } from "../../entities/common.ts";
import { LEVELS, OUTCOMES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { scanRow, seenScan } from "./scan-review.ts";

export const beginCorrection = defineEndpoint(calls.beginCorrection, {
  request: z.object({ id }),
  reply: scanRow,
  errors: ["assessment.not_found", "scan.not_published", "scan.correcting"],
  doc: "Opens the results of a published scan for edits. The customer goes on seeing what was published.",
});

export const discardCorrection = defineEndpoint(calls.discardCorrection, {
  request: z.object({ id, seen: seenScan }),
  reply: scanRow,
  errors: ["assessment.not_found", "scan.no_correction", "scan.changed_meanwhile"],
  doc: "Ends a correction without publishing it: its edits are lost. Those that another expert laid since it was seen are not.",
});

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(CORRECTION_REASON_MAX));

export const publishCorrection = defineEndpoint(calls.publishCorrection, {
  request: z.object({
    id,
    /** Why, as the customer reads it: in the mail, at each corrected check, on the assessment and in the ledger. */
    reason: z.object({ en: reason, cn: reason }),
    seen: seenScan,
  }),
  reply: scanRow,
  errors: ["assessment.not_found", "scan.no_correction", "scan.correction_empty", "scan.changed_meanwhile"],
  doc: "Publishes the corrected results: the customer sees them and is told by mail what was corrected and why. What another expert changed since it was seen is not published.",
});

export const confirmResults = defineEndpoint(calls.confirmResults, {
  request: z.object({
    id,
    /** Each with the engine's word as it was read. */
    results: z
      .array(z.object({ result_id: id, outcome: z.enum(OUTCOMES), level: z.enum(LEVELS) }))
      .check(z.minLength(1), z.maxLength(CONFIRM_MAX)),
    /** False takes the confirmation back. */
    confirmed: z._default(z.boolean(), true),
  }),
  reply: z.object({
    confirmed: z.int(),
    /** Not touched, because the engine's word is another now, or an expert has laid one over it. */
    skipped: z.int(),
  }),
  errors: ["assessment.not_found", "scan.published", "scan.not_in_review"],
  doc: "Says of results that an expert has looked at them and agrees with the engine's word.",
});

export const scanPresence = defineEndpoint(calls.scanPresence, {
  request: z.object({
    id,
    /** The result that is open; null: none. */
    result_id: z.nullable(id),
    editing: z._default(z.boolean(), false),
  }),
  reply: z.object({
    /** Who else has this scan open, and which of its results since when. */
    others: z.array(
      z.object({
        name: z.string(),
        result_id: z.nullable(id),
        editing: z.boolean(),
        since: instant,
        /** Was on the same result before the caller came. */
        first: z.boolean(),
      }),
    ),
  }),
  errors: ["assessment.not_found"],
  doc: "Says which result of a scan the caller has open, and answers who else has it open.",
});
