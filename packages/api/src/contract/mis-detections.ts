import * as z from "zod/mini";
import { defineEndpoint, defineFile, staff } from "./endpoint.ts";
import { EXPORT_FORMATS } from "./exports.ts";

const access = staff("view_detection");

/** Rows that a file of described checks may have. */
export const DETECTION_ROWS_MAX = 2000;

export const exportDetections = defineFile({
  id: "metaDetection.export",
  method: "POST",
  path: "/api/mis/v2/configs/meta-detections/export",
  access,
  request: z.object({ format: z._default(z.enum(EXPORT_FORMATS), "xlsx") }),
  reply: z.null(),
  doc: "All described checks as a file, both languages. No cell of it is a formula.",
});

/** What is wrong with a cell of an imported file. */
export const CELL_PROBLEMS = ["required", "choice", "format", "too_long", "too_short", "repeated"] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

export const importDetections = defineEndpoint({
  id: "metaDetection.import",
  method: "POST",
  path: "/api/mis/v2/configs/meta-detections/import",
  access,
  request: z.object({
    /** Base64 of an XLSX or CSV with the columns of the export; a check's missing columns stay as they are. */
    content: z.string().check(z.minLength(1), z.maxLength(7_000_000)),
    /** What was previewed, from its reply: only that is imported. Absent: a preview, nothing is changed. */
    digest: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  reply: z.object({
    /** Of the file and of what it would change: another after anyone changed a check in it. */
    digest: z.string(),
    rows: z.int(),
    unchanged: z.int(),
    changes: z.array(
      z.object({
        /** Row of the file, from 2: the first holds the heads. */
        row: z.int(),
        id: z.string(),
        kind: z.enum(["added", "changed"]),
        /** Cut at some hundred characters. */
        cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    /** With any of these nothing can be imported. */
    problems: z.array(
      z.object({ row: z.int(), id: z.string(), column: z.string(), problem: z.enum(CELL_PROBLEMS) }),
    ),
    /** It was imported. */
    done: z.boolean(),
  }),
  errors: [
    "mis.table_unreadable",
    "mis.table_columns",
    "mis.table_too_large",
    "mis.table_rows",
    "mis.changed_meanwhile",
  ],
  keepDuplicates: true,
  bodyLimit: 7_340_032,
  perMinute: 30,
  doc: "Says what a file of described checks would change, or with the digest of that preview imports it whole.",
});

export const adoptDetections = defineEndpoint({
  id: "metaDetection.adopt",
  method: "POST",
  path: "/api/mis/v2/configs/meta-detections/adopt",
  access,
  request: z.object({}),
  reply: z.object({ added: z.int() }),
  keepDuplicates: true,
  doc: "Adds the checks of the engine that are not described yet, with the engine's words.",
});
