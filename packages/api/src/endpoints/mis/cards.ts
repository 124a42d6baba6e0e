import * as z from "zod/mini";
import * as calls from "../../contract/mis/cards.ts";
import { bilingual, id, instant } from "../../entities/common.ts";
import { words } from "../../entities/config/fields.ts";
import { evidenceTable, tableRows } from "../../entities/evidence/evidence.ts";
import { ANALYSIS_CARDS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { vendorStatus } from "../results/analysis.ts";

/** One view of one object's scan. */
const wanted = z.object({ report_id: id, card_key: z.enum(ANALYSIS_CARDS) });

/** What an expert said of a view; null: nothing. */
const edit = z.object({
  /** Its words in this scan; null: what is configured, else the product's own. */
  title: z.nullable(bilingual),
  sub_title: z.nullable(bilingual),
  hidden: z.boolean(),
  note: z.string(),
  by: z.string(),
  at: instant,
});

/** When the expert's word that the reader saw was laid; null where there was none. Absent: whatever it was. */
const seen = z.optional(z.nullable(instant));

/** Why a view cannot be changed. */
const fixed = [
  "scan.result_not_found",
  "scan.published",
  "scan.not_in_review",
  "scan.edited_meanwhile",
] as const;

const card = z.object({
  report_id: id,
  assessment_id: id,
  number: z.int(),
  object_name: z.string(),
  card_key: z.enum(ANALYSIS_CARDS),
  /** What the engine saw. */
  engine: z.array(evidenceTable),
  /** The same with the expert's rows. Customers see no rows of a recipient that is left out of `hosts`, in any of them. */
  tables: z.array(evidenceTable),
  /** Of the vendors that the tables name. */
  vendor_statuses: z.array(vendorStatus),
  /** The words that staff configured for it; null: the product's own. */
  configured: z.object({ title: z.nullable(bilingual), sub_title: z.nullable(bilingual) }),
  edit: z.nullable(edit),
});

export const listScanCards = defineEndpoint(calls.listScanCards, {
  request: z.object({ report_id: id }),
  reply: z.object({
    /** `total`: of what the view counts, as its customers read it. */
    list: z.array(z.object({ card_key: z.enum(ANALYSIS_CARDS), total: z.int(), edit: z.nullable(edit) })),
  }),
  errors: ["scan.result_not_found"],
  doc: "The views of one object's scan, with what an expert said of each.",
});

export const getScanCard = defineEndpoint(calls.getScanCard, {
  request: wanted,
  reply: card,
  errors: ["scan.result_not_found"],
  doc: "One view as the engine saw it and as the customer sees it.",
});

export const editScanCard = defineEndpoint(calls.editScanCard, {
  request: z.extend(wanted, {
    /**
     * Tables whose rows are replaced; the others stay as the engine saw them. A recipient that is left out of `hosts`
     * leaves the other tables of this view, too; other views keep it, and are edited by themselves.
     */
    tables: z.array(tableRows).check(z.maxLength(20)),
    /** Its title and sentence in this scan; null: as configured. */
    title: z._default(z.nullable(words(120)), null),
    sub_title: z._default(z.nullable(words(300)), null),
    hidden: z.boolean(),
    seen,
    /** Why; required, kept in the log. */
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: card,
  errors: fixed,
  bodyLimit: 8_388_608,
  doc: "Lays an expert's rows and words over a view, or hides it from the customer, until the facts are fetched anew; other views stay as they are. Another expert's word that was not seen is not overwritten.",
});

export const restoreScanCard = defineEndpoint(calls.restoreScanCard, {
  request: z.extend(wanted, { seen }),
  reply: card,
  errors: fixed,
  doc: "Takes the expert's word off a view: what the engine saw stands again.",
});
