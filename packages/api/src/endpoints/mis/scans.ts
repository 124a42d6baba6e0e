import * as z from "zod/mini";
import { SCAN_NOT_BEGUN } from "../../contract/mis/scan-files.ts";
import * as calls from "../../contract/mis/scans.ts";
import { PUBLICATION_MAX } from "../../contract/mis/scans.ts";
import { OBJECTS_MAX } from "../../entities/accounts/plans.ts";
import { bilingual, id, instant } from "../../entities/common.ts";
import { knownCookie, knownVendor } from "../../entities/evidence/known-names.ts";
import { objectScan } from "../../entities/results/assessments.ts";
import { scanResult } from "../../entities/results/scans.ts";
import {
  ASSESSMENT_STATES,
  CHECK_STATUSES,
  COMPARE_CATEGORIES,
  LEVELS,
  OUTCOMES,
} from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { comparedTable } from "../results/comparison.ts";
import { reportShare } from "../results/shared-reports.ts";
import { createdScan } from "./scan-files.ts";

export const createScan = defineEndpoint(calls.createScan, {
  request: z.object({
    company_id: id,
    object_ids: z.array(id).check(z.minLength(1), z.maxLength(OBJECTS_MAX)),
  }),
  reply: createdScan,
  errors: SCAN_NOT_BEGUN,
  doc: "Begins an assessment for a company, whatever its countdown says. It stands in its first owner's name.",
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

/** A number of a publication: 1 is the first, each correction makes the next. */
const publicationNumber = z.int().check(z.minimum(1), z.maximum(PUBLICATION_MAX));

/** One assessment, as it is chosen to be compared. */
const scanVersion = z.object({
  id,
  number: z.int(),
  state: z.enum(ASSESSMENT_STATES),
  submitted_at: instant,
});

const publication = z.object({
  number: publicationNumber,
  at: instant,
  /** Who published the correction; null for the first publication. */
  by: z.nullable(z.string()),
  /** Why it was corrected; null for the first publication. */
  reason: z.nullable(bilingual),
  /** What every result said in it is known. Before corrections of older versions of Candor it was not kept. */
  kept: z.boolean(),
});

const comparedScan = z.extend(scanVersion, {
  /** Its publications, the first one first. */
  publications: z.array(publication),
  /** Which of them is meant; null: what stands, with what an open correction waits to publish. */
  publication: z.nullable(z.int()),
});

const twoSides = <T extends z.core.$ZodType>(one: T) => z.object({ before: one, after: one });

/** What two publications of one result say otherwise. */
const resultChange = z.object({
  level: z.nullable(twoSides(z.enum(LEVELS))),
  hidden: z.nullable(twoSides(z.boolean())),
  texts: z.array(
    z.extend(twoSides(z.nullable(bilingual)), { text: z.enum(["summary", "what_is_wrong", "how_to_fix"]) }),
  ),
  /** Tables of evidence that differ. */
  tables: z.array(comparedTable),
});

export const diffScan = defineEndpoint(calls.diffScan, {
  request: z.object({
    id,
    /** As it was published then; absent: as it stands, with what an open correction waits to publish. */
    publication: z.optional(publicationNumber),
    /**
     * Another assessment of the same company, or this one; absent: this one's publication before, or else what the
     * customer saw before this one, or sees of it while it is corrected.
     */
    against: z.optional(id),
    /** Which publication of that; absent: what is published of it now, or what its experts say so far. */
    against_publication: z.optional(publicationNumber),
  }),
  reply: z.object({
    scan: comparedScan,
    /** What it is held against, itself where its publications are compared; null where its objects were never published. */
    against: z.nullable(comparedScan),
    /** Assessments that share an object with it, the newest first: at most 50. */
    versions: z.array(scanVersion),
    list: z.array(
      z.object({
        result_id: id,
        /** Whose stored texts the evidence names: `getScanFile` takes it. */
        scan_id: id,
        object_name: z.string(),
        check_id: z.string(),
        title: bilingual,
        /** Against the assessment that it is held against; null where what one side said was not kept. */
        change: z.nullable(z.enum(COMPARE_CATEGORIES)),
        before: z.nullable(z.enum(CHECK_STATUSES)),
        after: z.nullable(z.enum(CHECK_STATUSES)),
        /** Where publications of this assessment are compared and this result differs in them. */
        differs: z.nullable(resultChange),
        /** What the engine said, where an expert said otherwise. */
        engine_outcome: z.nullable(z.enum(OUTCOMES)),
        edited_by: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
    counts: z.record(z.enum(COMPARE_CATEGORIES), z.int()),
    edited: z.int(),
  }),
  errors: ["assessment.not_found", "scan.publication_not_found"],
  doc: "What publishing would change for the customer, or what one publication says otherwise than another, and where an expert differs from the engine.",
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
    /** Stands for all of it, to the last word of evidence: what accepts it sends this. */
    mark: z.string(),
  }),
  errors: ["assessment.not_found"],
  doc: "What regenerating would change: the rules as they are now, on the stored facts. Nothing is stored.",
});

export const listReports = defineEndpoint(calls.listReports, {
  request: z.object({ id }),
  reply: z.object({
    number: z.int(),
    company_name: z.string(),
    list: z.array(report),
    /** The company's links to its report, and who opened each. */
    shares: z.array(reportShare),
  }),
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
