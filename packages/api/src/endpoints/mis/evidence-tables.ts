import * as z from "zod/mini";
import * as calls from "../../contract/mis/evidence-tables.ts";
import { BREAKS } from "../../contract/mis/evidence-tables.ts";
import { id } from "../../entities/common.ts";
import { configKey } from "../../entities/config/fields.ts";
import { evidenceTable } from "../../entities/evidence/evidence.ts";
import { evidenceTableConfig } from "../../entities/evidence/table-config.ts";
import { defineEndpoint } from "../endpoint.ts";

export const listTableSamples = defineEndpoint(calls.listTableSamples, {
  request: z.object({
    key: configKey,
    /** The scan that is looked at; absent: the newest that has such a table. */
    report_id: z.optional(id),
  }),
  reply: z.object({
    /** Scans to choose from, the newest first. */
    scans: z.array(z.object({ report_id: id, number: z.int(), object_name: z.string() })),
    report_id: z.nullable(id),
    /** Tables of this id in that scan, each once, without any layout. */
    tables: z.array(z.object({ from: z.string(), table: evidenceTable })),
  }),
  doc: "Real rows that a layout can be looked at with: the tables of its id in one scan, of its checks and views.",
});

export const checkEvidenceTable = defineEndpoint(calls.checkEvidenceTable, {
  request: z.object({ key: configKey, data: evidenceTableConfig }),
  reply: z.object({
    /** Keys of the card templates that use it. */
    templates: z.array(z.string()),
    /** Published results with a table of this id. */
    results: z.int(),
    /** Published tables that it would break: no column left, words in a column of numbers, keys that none has. */
    breaks: z.array(
      z.object({
        kind: z.enum(BREAKS),
        /** Column, where it is about one. */
        column: z.nullable(z.string()),
        /** Assessment, check and object that show it; null where it is all of them. */
        where: z.nullable(z.string()),
      }),
    ),
  }),
  doc: "Who uses a layout, and what publishing it would break. `evidenceTable.update` refuses what this lists.",
});
