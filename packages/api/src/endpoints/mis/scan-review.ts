import * as z from "zod/mini";
import * as calls from "../../contract/mis/scan-review.ts";
import { FAILURE_REASON_MAX, RESULT_TEXT_MAX } from "../../contract/mis/scan-review.ts";
import { PAGE_SIZES } from "../../contract/results/checks.ts";
import { company } from "../../entities/accounts/people.ts";
import { PLANS } from "../../entities/accounts/plans.ts";
import { bilingual, chosen, id, instant, statusCounts } from "../../entities/common.ts";
import { tableRows } from "../../entities/evidence/evidence.ts";
import { assessment } from "../../entities/results/assessments.ts";
import { scanResult } from "../../entities/results/scans.ts";
import { mail } from "../../entities/support/mail.ts";
import { ASSESSMENT_STATES, ASSET_TYPES, LEVELS, OUTCOMES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";
import { fileName, fileText } from "../results/checks.ts";

/** An assessment as staff see it. */
export const scanRow = z.extend(assessment, {
  company: z.pick(company, { id: true, name: true, product_version: true }),
  /** Name of the expert who last edited or published it. */
  expert: z.nullable(z.string()),
  updated_at: instant,
  published_at: z.nullable(instant),
  /** Who began to correct what is published, and since when; null while nobody does. */
  correcting: z.nullable(z.object({ by: z.string(), since: instant })),
});

/** When the scan that the caller saw was last changed. Absent: whatever it is by now. */
export const seenScan = z.optional(z.pick(scanRow, { updated_at: true }));

export const listScans = defineEndpoint(calls.listScans, {
  request: z.object({
    ...searching,
    states: chosen(z.enum(ASSESSMENT_STATES)),
    /** An assessment with at least one object of one of these types. */
    asset_types: chosen(z.enum(ASSET_TYPES)),
    company_id: z.optional(id),
    /** Of companies with this plan. */
    product_version: z.optional(z.literal(Object.values(PLANS))),
    /** Last edited or published by this expert. */
    expert_id: z.optional(id),
    /** Submitted then or later. */
    from: z.optional(instant),
    ...paging,
  }),
  reply: z.object({
    list: z.array(scanRow),
    total: z.int(),
    /** Assessments in expert review. */
    awaiting_review: z.int(),
    /** The company that was asked for; null for all, and for one that is not there. */
    company: z.nullable(z.object({ id, name: z.string() })),
    /** Experts who were the last to edit or publish one. */
    experts: z.array(z.object({ id, name: z.string() })),
  }),
  doc: "Assessments of all companies, newest first.",
});

export const getScan = defineEndpoint(calls.getScan, {
  request: z.object({ id }),
  reply: z.object({
    scan: scanRow,
    results: z.array(scanResult),
    counts: z.nullable(statusCounts),
    /** Addresses that a formal publication mails: the company's members. */
    recipients: z.array(z.string()),
    /** Corrections that were published, the newest first. */
    corrections: z.array(
      z.object({ at: instant, by: z.nullable(z.string()), reason: bilingual, changed: z.int() }),
    ),
  }),
  errors: ["assessment.not_found"],
  doc: "One assessment with every result, its evidence and the expert's edits.",
});

const wording = z.string().check(z.trim(), z.minLength(1), z.maxLength(RESULT_TEXT_MAX));
const worded = z.nullable(z.object({ en: wording, cn: wording }));
const wordedTexts = z.object({ summary: worded, what_is_wrong: worded, how_to_fix: worded });

/** When the expert's word that the caller saw was laid; null where there was none. Absent: whatever it was. */
const seen = z.optional(z.nullable(instant));

export const getScanFile = defineEndpoint(calls.getScanFile, {
  request: z.object({ scan_id: id, file: fileName }),
  reply: fileText,
  errors: ["check.file_not_found"],
  doc: "A text that the evidence of a scan names by its SHA-256 in a column of the type `text_file_s3`: a privacy policy word for word as it was read that day, of at most 200,000 characters.",
});

export const editResult = defineEndpoint(calls.editResult, {
  request: z.object({
    result_id: id,
    outcome: z.enum(OUTCOMES),
    level: z.enum(LEVELS),
    hidden: z.boolean(),
    /** In place of the engine's texts; null: the engine's. Absent: as they stand. */
    texts: z.optional(z.nullable(wordedTexts)),
    /** Evidence tables whose rows are replaced; the others are the engine's. Absent: as they stand. */
    tables: z.optional(z.array(tableRows).check(z.maxLength(20))),
    seen,
    /** Why; required, kept in the history. */
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: scanResult,
  errors: ["scan.result_not_found", "scan.published", "scan.not_in_review", "scan.edited_meanwhile"],
  bodyLimit: 8_388_608,
  doc: "Lays an expert's word over the engine's result, and publishes it to the preview in the same step; over a published one it waits for its correction, for staff alone. The engine's own stays beside it; another expert's that was not seen is not overwritten.",
});

export const restoreResult = defineEndpoint(calls.restoreResult, {
  request: z.object({ result_id: id, seen }),
  reply: scanResult,
  errors: ["scan.result_not_found", "scan.published", "scan.not_in_review", "scan.edited_meanwhile"],
  doc: "Takes the expert's word away: the engine's result stands again. Another expert's that was not seen stays.",
});

const seenAction = { request: z.object({ id, seen: seenScan }), reply: scanRow } as const;

export const publishScan = defineEndpoint(calls.publishScan, {
  ...seenAction,
  errors: ["assessment.not_found", "scan.published", "scan.not_in_review", "scan.changed_meanwhile"],
  doc: "Publishes formally: the customer sees the results and is told by mail. Edits end here; a correction opens them again. What another expert changed since it was seen is not published.",
});

export const regenerateScan = defineEndpoint(calls.regenerateScan, {
  request: z.object({
    id,
    /** The mark of the preview that is accepted; absent: whatever regenerating does by now. */
    mark: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: scanRow,
  errors: ["assessment.not_found", "scan.published", "scan.not_in_review", "scan.preview_outdated"],
  doc: "Runs the rules again on the stored facts, without visiting the site. Expert edits are kept. With a preview's mark it does exactly what that preview said, or nothing.",
});

export const rescanScan = defineEndpoint(calls.rescanScan, {
  ...seenAction,
  errors: ["assessment.not_found", "scan.published", "scan.running", "scan.changed_meanwhile"],
  doc: "Visits the same objects again and replaces the facts, and with them what experts said. What another expert changed since it was seen is not replaced.",
});

const failureReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(FAILURE_REASON_MAX));

/** Why an assessment was ended, as its customer reads it in either language. */
export const endReason = z.object({ en: failureReason, cn: failureReason });

export const failScan = defineEndpoint(calls.failScan, {
  reply: scanRow,
  request: z.object({
    id,
    /** What the customer reads on the assessment's page. */
    reason: endReason,
    /** While it runs it is no matter what was seen. */
    seen: seenScan,
  }),
  errors: ["assessment.not_found", "scan.published", "scan.changed_meanwhile"],
  doc: "Marks the assessment as failed, says why to the customer, and ends its worker. The customer can try again. What another expert changed since it was seen is not undone, nor their reason overwritten.",
});

export const listMail = defineEndpoint(calls.listMail, {
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
    page: z._default(z.int().check(z.minimum(1)), 1),
    page_size: z._default(z.literal(PAGE_SIZES), 20),
  }),
  reply: z.object({ list: z.array(mail), total: z.int() }),
  doc: "The outbox: every message the server has sent, newest first.",
});
