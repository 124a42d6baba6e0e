import * as z from "zod/mini";
import * as calls from "../../contract/mis/detections.ts";
import { CELL_PROBLEMS } from "../../contract/mis/detections.ts";
import { EXPORT_FORMATS } from "../../contract/results/exports.ts";
import { defineEndpoint } from "../endpoint.ts";
import { searching } from "../paging.ts";

export const exportDetections = defineEndpoint(calls.exportDetections, {
  request: z.object({
    ...searching,
    /** Those that are online, or those that are not. Absent: both. */
    enable: z.optional(z.boolean()),
    format: z._default(z.enum(EXPORT_FORMATS), "xlsx"),
  }),
  reply: z.null(),
  doc: "Described checks as a file, both languages: all, or those that their list is filtered to. No cell of it is a formula.",
});

export const importDetections = defineEndpoint(calls.importDetections, {
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
  bodyLimit: 7_340_032,
  perMinute: 30,
  doc: "Says what a file of described checks would change, or with the digest of that preview imports it whole.",
});

export const adoptDetections = defineEndpoint(calls.adoptDetections, {
  request: z.object({}),
  reply: z.object({ added: z.int() }),
  doc: "Adds the checks of the engine that are not described yet, with the engine's words.",
});
