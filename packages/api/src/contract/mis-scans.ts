import * as z from "zod/mini";
import { objectScan } from "../entities/assessments.ts";
import { bilingual, id, instant } from "../entities/common.ts";
import { knownCookie, knownVendor } from "../entities/known-names.ts";
import { scanResult } from "../entities/scans.ts";
import { CHECK_STATUSES, COMPARE_CATEGORIES, OUTCOMES } from "../entities/tables.ts";
import { defineEndpoint, staff } from "./endpoint.ts";

const access = staff("view_scan");

/** The scan that came of it: the detail of the console reads the rest. */
const created = z.object({ id, number: z.int() });

/** Why an assessment cannot begin. */
const notBegun = [
  "member.company_not_found",
  "mis.no_member",
  "object.not_found",
  "object.locked",
  "object.disabled",
  "assessment.type_unavailable",
] as const;

export const createScan = defineEndpoint({
  id: "scan.create",
  method: "POST",
  path: "/api/mis/v2/scan/create",
  access,
  request: z.object({
    company_id: id,
    object_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
  }),
  reply: created,
  errors: notBegun,
  keepDuplicates: true,
  doc: "Begins an assessment for a company, whatever its countdown says. It stands in its first owner's name.",
});

export const listScanObjects = defineEndpoint({
  id: "scan.objects",
  method: "POST",
  path: "/api/mis/v2/scan/objects",
  access,
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
  }),
  errors: ["member.company_not_found"],
  doc: "A company's websites: what a scan can be made of.",
});

export const exportScan = defineEndpoint({
  id: "scan.export",
  method: "POST",
  path: "/api/mis/v2/scan/export",
  access,
  request: z.object({ report_id: id }),
  reply: z.object({ file_name: z.string(), content: z.string() }),
  errors: ["scan.result_not_found"],
  doc: "What the engine saw of one object, as JSON: what can be imported again.",
});

export const importScan = defineEndpoint({
  id: "scan.import",
  method: "POST",
  path: "/api/mis/v2/scan/import",
  access,
  request: z.object({
    company_id: id,
    object_id: id,
    /** An exported result: JSON text. */
    content: z.string().check(z.minLength(2), z.maxLength(30_000_000)),
  }),
  reply: created,
  errors: [...notBegun, "mis.import_invalid"],
  keepDuplicates: true,
  bodyLimit: 31_457_280,
  doc: "Makes an assessment of an exported result without a visit. It goes to expert review.",
});

export const diffScan = defineEndpoint({
  id: "scan.diff",
  method: "POST",
  path: "/api/mis/v2/scan/diff",
  access,
  request: z.object({ id }),
  reply: z.object({
    list: z.array(
      z.object({
        result_id: id,
        object_name: z.string(),
        check_id: z.string(),
        title: bilingual,
        /** Against the object's assessment that is published now. */
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

export const listReports = defineEndpoint({
  id: "scan.reportList",
  method: "POST",
  path: "/api/mis/v2/scan/report-list",
  access,
  request: z.object({ id }),
  reply: z.object({ list: z.array(report) }),
  errors: ["assessment.not_found"],
  doc: "The reports of a scan: one for each object.",
});

export const getReport = defineEndpoint({
  id: "scan.reportDetail",
  method: "POST",
  path: "/api/mis/v2/scan/report-detail",
  access,
  request: z.object({ report_id: id }),
  reply: z.object({ assessment_id: id, number: z.int(), report, results: z.array(scanResult) }),
  errors: ["scan.result_not_found"],
  doc: "One report with its results.",
});

/** How something behaves that no table knows. */
const UNKNOWN_SIGNS = ["identifier", "long_lived", "sent_to_others", "sends_data", "before_choice"] as const;

export const listUnknown = defineEndpoint({
  id: "scan.unknown",
  method: "POST",
  path: "/api/mis/v2/scan/unknown",
  access,
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

export const previewKnown = defineEndpoint({
  id: "scan.previewKnown",
  method: "POST",
  path: "/api/mis/v2/scan/preview-known",
  access,
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
