import * as z from "zod/mini";
import { SCAN_NOT_BEGUN } from "../../contract/mis/scan-files.ts";
import * as calls from "../../contract/mis/scans.ts";
import { bilingual, id, instant } from "../../entities/common.ts";
import { knownCookie, knownVendor } from "../../entities/evidence/known-names.ts";
import { objectScan } from "../../entities/results/assessments.ts";
import { scanResult } from "../../entities/results/scans.ts";
import { ASSESSMENT_STATES, CHECK_STATUSES, COMPARE_CATEGORIES, OUTCOMES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { searching } from "../paging.ts";
import { createdScan } from "./scan-files.ts";

export const createScan = defineEndpoint(calls.createScan, {
  request: z.object({
    company_id: id,
    object_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
  }),
  reply: createdScan,
  errors: SCAN_NOT_BEGUN,
  doc: "Begins an assessment for a company, whatever its countdown says. It stands in its first owner's name.",
});

export const listScanCompanies = defineEndpoint(calls.listScanCompanies, {
  request: z.object({ ...searching }),
  reply: z.object({ list: z.array(z.object({ id, name: z.string() })) }),
  doc: "Names of companies, to choose whose scans are listed or made: the first 20 that the search finds.",
});

export const listScanObjects = defineEndpoint(calls.listScanObjects, {
  request: z.object({ company_id: id }),
  reply: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string(),
        url: z.nullable(z.string()),
        enabled: z.boolean(),
        locked: z.boolean(),
      }),
    ),
    /** The time that its plan was bought for has passed: its people cannot begin an assessment. */
    plan_ended: z.boolean(),
  }),
  errors: ["member.company_not_found"],
  doc: "A company's websites: what a scan can be made of.",
});

/** One assessment, as it is chosen to be compared. */
const scanVersion = z.object({
  id,
  number: z.int(),
  state: z.enum(ASSESSMENT_STATES),
  submitted_at: instant,
});

export const diffScan = defineEndpoint(calls.diffScan, {
  request: z.object({
    id,
    /**
     * Another assessment of the same company; absent: what the customer saw before this one, or sees of it while it is
     * corrected.
     */
    against: z.optional(id),
  }),
  reply: z.object({
    scan: scanVersion,
    /** What it is held against, itself while it is corrected; null where its objects were never published. */
    against: z.nullable(scanVersion),
    /** Assessments that share an object with it, the newest first: at most 50. */
    versions: z.array(scanVersion),
    list: z.array(
      z.object({
        result_id: id,
        object_name: z.string(),
        check_id: z.string(),
        title: bilingual,
        /** Against the assessment that it is held against. */
        change: z.enum(COMPARE_CATEGORIES),
        before: z.nullable(z.enum(CHECK_STATUSES)),
        after: z.nullable(z.enum(CHECK_STATUSES)),
        /** What the engine said, where an expert said otherwise. */
        engine_outcome: z.nullable(z.enum(OUTCOMES)),
        edited_by: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
    counts: z.record(z.enum(COMPARE_CATEGORIES), z.int()),
    edited: z.int(),
  }),
  errors: ["assessment.not_found"],
  doc: "What publishing would change for the customer, and where an expert differs from the engine.",
});

/** One object's results inside a scan. */
const report = z.extend(objectScan, { score: z.nullable(z.int()), finished_at: z.nullable(instant) });

export const previewRegenerate = defineEndpoint(calls.previewRegenerate, {
  request: z.object({ id }),
  reply: z.object({
    /** Checks whose answer or rule would be another, object by object. */
    list: z.array(
      z.object({
        object_id: id,
        object_name: z.string(),
        check_id: z.string(),
        title: bilingual,
        /** What the engine says now; null where there is no result. */
        before: z.nullable(z.enum(CHECK_STATUSES)),
        /** What it would say; null where the check would bring no result any more. */
        after: z.nullable(z.enum(CHECK_STATUSES)),
        rule_before: z.nullable(z.int()),
        rule_after: z.nullable(z.int()),
        /** An expert's word stands over it, and would go on standing. */
        edited: z.boolean(),
      }),
    ),
    /** Results that would stay as they are. */
    unchanged: z.int(),
    /** Objects whose stored facts cannot be read: their checks would answer "Error". */
    unreadable: z.array(z.string()),
  }),
  errors: ["assessment.not_found"],
  doc: "What regenerating would change: the rules as they are now, on the stored facts. Nothing is stored.",
});

export const listReports = defineEndpoint(calls.listReports, {
  request: z.object({ id }),
  reply: z.object({ number: z.int(), company_name: z.string(), list: z.array(report) }),
  errors: ["assessment.not_found"],
  doc: "The reports of a scan: one for each object.",
});

export const getReport = defineEndpoint(calls.getReport, {
  request: z.object({ report_id: id }),
  reply: z.object({ assessment_id: id, number: z.int(), report, results: z.array(scanResult) }),
  errors: ["scan.result_not_found"],
  doc: "One report with its results.",
});

/** How something behaves that no table knows. */
const UNKNOWN_SIGNS = ["identifier", "long_lived", "sent_to_others", "sends_data", "before_choice"] as const;

export const listUnknown = defineEndpoint(calls.listUnknown, {
  request: z.object({ report_id: id }),
  reply: z.object({
    list: z.array(
      z.object({
        kind: z.enum(["vendor", "cookie", "storage"]),
        /** Registrable domain of a vendor, name of a cookie, key of the browser's storage. */
        name: z.string(),
        hosts: z.array(z.string()),
        visits: z.array(z.string()),
        signs: z.array(z.enum(UNKNOWN_SIGNS)),
        /** It behaves as what follows visitors does. */
        tracks: z.boolean(),
      }),
    ),
  }),
  errors: ["scan.result_not_found"],
  doc: "Hosts, cookies and keys that no table knows, as one report met them: what behaves as a tracker first.",
});

export const previewKnown = defineEndpoint(calls.previewKnown, {
  request: z.object({
    report_id: id,
    vendors: z._default(z.array(knownVendor).check(z.maxLength(20)), []),
    cookies: z._default(z.array(knownCookie).check(z.maxLength(20)), []),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        now: z.enum(OUTCOMES),
        known: z.enum(OUTCOMES),
      }),
    ),
  }),
  errors: ["scan.result_not_found"],
  doc: "Which of a report's checks would answer otherwise if these entries were known. Nothing is stored.",
});
