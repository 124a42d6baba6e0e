import * as z from "zod/mini";
import * as calls from "../../contract/mis/scan-files.ts";
import { SCAN_FILE_MAX, SCAN_NOT_BEGUN } from "../../contract/mis/scan-files.ts";
import { bilingual, id, instant } from "../../entities/common.ts";
import { CHECK_STATUSES, COMPARE_CATEGORIES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

/** The scan that came of it: the detail of the console reads the rest. */
export const createdScan = z.object({ id, number: z.int() });

const file = z.object({ file_name: z.string(), content: z.string() });

export const exportScan = defineEndpoint(calls.exportScan, {
  request: z.object({ report_id: id }),
  reply: file,
  errors: ["scan.result_not_found"],
  doc: "What the engine saw of one object, as JSON: what can be imported again.",
});

/** A file inside a request: each of its quotes, backslashes and line ends takes two bytes there. */
const FILE_BODY_MAX = 2 * SCAN_FILE_MAX + 65_536;

/** A result file for one object of a company. */
const brought = z.object({
  company_id: id,
  object_id: id,
  /** An exported result: JSON text, as `scan.importSample` describes it. */
  content: z.string().check(z.minLength(2), z.maxLength(SCAN_FILE_MAX)),
});

export const importScan = defineEndpoint(calls.importScan, {
  request: brought,
  reply: createdScan,
  errors: [...SCAN_NOT_BEGUN, "mis.import_invalid"],
  bodyLimit: FILE_BODY_MAX,
  doc: "Makes an assessment of an exported result without a visit. It goes to expert review.",
});

export const previewImport = defineEndpoint(calls.previewImport, {
  request: brought,
  reply: z.object({
    /** Address that was visited, and when. */
    url: z.string(),
    seen_at: instant,
    /** Visits of which the file tells. */
    visits: z.int(),
    /** Of the same site as the object's address. A file of another site can be imported all the same. */
    same_site: z.boolean(),
    /** Texts in which characters had to be replaced. */
    replaced: z.int(),
    counts: z.record(z.enum(COMPARE_CATEGORIES), z.int()),
    /** Checks that would stand otherwise than the customer sees them now. */
    list: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        change: z.enum(COMPARE_CATEGORIES),
        before: z.nullable(z.enum(CHECK_STATUSES)),
        after: z.nullable(z.enum(CHECK_STATUSES)),
      }),
    ),
  }),
  errors: [
    "member.company_not_found",
    "object.not_found",
    "assessment.type_unavailable",
    "mis.import_invalid",
  ],
  bodyLimit: FILE_BODY_MAX,
  doc: "What an import would change against what the customer sees. Nothing is stored; `fields` name what is wrong.",
});

export const getImportSample = defineEndpoint(calls.getImportSample, {
  request: z.object({}),
  reply: z.object({ sample: file, schema: file }),
  doc: "A small result file that can be imported, and the JSON Schema that every such file has to satisfy.",
});
