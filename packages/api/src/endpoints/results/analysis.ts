import * as z from "zod/mini";
import * as calls from "../../contract/results/analysis.ts";
import { VENDOR_SOURCES } from "../../contract/results/analysis.ts";
import { bilingual, id, instant, statusCounts } from "../../entities/common.ts";
import { CARD_CHARTS, CARD_LAYOUTS } from "../../entities/config/config.ts";
import { evidenceTable } from "../../entities/evidence/evidence.ts";
import { websiteSeen } from "../../entities/results/objects.ts";
import { ANALYSIS_CARDS, ASSET_TYPES, CHECK_STATUSES, TERRITORIES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { objectVersion } from "./comparison.ts";

/** An entry of the app selector, and of the applications' list. */
const application = z.object({
  /** The object. */
  id,
  title: z.string(),
  asset_type: z.enum(ASSET_TYPES),
  url: z.nullable(z.string()),
  /** Signed address of a picture; null where there is none. */
  icon: z.nullable(z.string()),
  /** When its last assessment was published. */
  time: instant,
  scan_id: id,
  assessment_id: id,
  object_version_name: z.nullable(z.string()),
  counts: z.nullable(statusCounts),
  /** 0 to 100. */
  score: z.nullable(z.int()),
  /** Other parties that are sent data; null where the facts cannot be read, or staff hid the view that tells it. */
  third_parties: z.nullable(z.int()),
  /** Hosts that data goes to without an adequacy decision or its like; null as above. */
  outside: z.nullable(z.int()),
});
export type Application = z.infer<typeof application>;

export const listApplications = defineEndpoint(calls.listApplications, {
  request: z.object({}),
  reply: z.object({ list: z.array(application) }),
  doc: "Applications with a published assessment, last published first: the app selector and the applications' screen.",
});

/** One figure of a card: parts of its rows, the largest first. */
const cardFigure = z.object({
  chart: z.enum(CARD_CHARTS),
  title: z.nullable(bilingual),
  /** Title of the column that the rows are parted by. */
  by: bilingual,
  parts: z.array(z.object({ label: bilingual, value: z.number() })),
  /** What all rows come to: of values that are told apart, each counts once, in however many parts it stands. */
  whole: z.number(),
  /** What the parts that are not shown come to. */
  rest: z.number(),
});
export type CardFigure = z.infer<typeof cardFigure>;

export const applicationCardHead = z.object({
  /** What addresses call it: the key that staff gave it, or the engine's own. */
  card_key: z.string(),
  /** What the engine brings for it. */
  source: z.enum(ANALYSIS_CARDS),
  /** As staff named it; null: by its source. */
  title: z.nullable(bilingual),
  sub_title: z.nullable(bilingual),
  layout: z.enum(CARD_LAYOUTS),
  total: z.int(),
  figures: z.array(cardFigure),
});
export type ApplicationCard = z.infer<typeof applicationCardHead>;

export const getApplication = defineEndpoint(calls.getApplication, {
  request: z.object({
    /** Absent: that of the scan. */
    object_id: z.optional(id),
    /** Absent: the last published one. */
    scan_id: z.optional(id),
  }),
  reply: z.object({
    application,
    territories: z.array(z.enum(TERRITORIES)),
    /** Number of the assessment. */
    number: z.int(),
    /** False where a later assessment of the object is published. */
    last: z.boolean(),
    website: z.nullable(websiteSeen),
    /** Its privacy policy, where one was found. */
    policy_url: z.nullable(z.string()),
    /** Why the first visit did not come to its end: more may be there than was seen. Null where it did. */
    incomplete: z.nullable(bilingual),
    /** In the order that staff configured for this type of object, else the engine's own. */
    cards: z.array(applicationCardHead),
  }),
  errors: ["check.analysis_not_found"],
  doc: "One application as an assessment found it, by object, by scan or both; the last published one unless `scan_id` names another.",
});

/** How one vendor stands: the worst of the checks whose evidence names it. */
export const vendorStatus = z.object({
  name: z.string(),
  status: z.enum(CHECK_STATUSES),
  /** That check's result. */
  result_id: id,
  title: bilingual,
});
export type VendorStatus = z.infer<typeof vendorStatus>;

/** One card in full. */
export const applicationCardBody = z.object({
  card_key: z.string(),
  source: z.enum(ANALYSIS_CARDS),
  title: z.nullable(bilingual),
  sub_title: z.nullable(bilingual),
  /** What its template says of how it is read; null: nothing. */
  help: z.nullable(bilingual),
  layout: z.enum(CARD_LAYOUTS),
  scan_id: id,
  assessed_at: instant,
  tables: z.array(evidenceTable),
  /** Of the vendors that the tables name; who is not among them is named by no check that failed. */
  vendor_statuses: z.array(vendorStatus),
});
export type ApplicationCardBody = z.infer<typeof applicationCardBody>;

/** Which card of which scan. */
export const cardAsked = {
  object_id: id,
  scan_id: z.optional(id),
  /** The key that staff gave the card, or one of the engine's: `cookies`, `cross_border`. */
  card_key: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)),
};

export const applicationCard = defineEndpoint(calls.applicationCard, {
  request: z.object(cardAsked),
  reply: applicationCardBody,
  errors: ["check.analysis_not_found"],
  doc: "One view of an application (`t/tc`, the card behind `…/t/{cardKey}`): data sharing, cross-border transfers, cookies, third-party code, the privacy label or tracking pixels, read from the facts that its assessment stored and laid out as staff configured it. Values of personal data were masked before they were stored: there is no call that shows a raw one.",
});

export const getVendor = defineEndpoint(calls.getVendor, {
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** A host that was seen of it. */
    host: z.optional(z.string().check(z.maxLength(253))),
  }),
  reply: z.object({
    name: z.string(),
    /** Its category as evidence has it, e.g. `advertising`. */
    category: z.string(),
    category_name: bilingual,
    /** Country of its head office; null where not known. */
    hq: z.nullable(z.string()),
    aliases: z.array(z.string()),
    /** `pixel`, `recorder`, `embed`, `fonts`, `self_hosted`. */
    flags: z.array(z.string()),
    source: z.enum(VENDOR_SOURCES),
    /** Day of the source's edition. */
    as_of: z.string(),
  }),
  errors: ["check.vendor_not_found"],
  doc: "What is known of a vendor that evidence names: head office, category, other names, and where that knowledge comes from.",
});

export const scanHistory = defineEndpoint(calls.scanHistory, {
  request: z.object({ object_id: id }),
  reply: z.object({
    list: z.array(z.extend(objectVersion, { counts: z.nullable(statusCounts), score: z.nullable(z.int()) })),
  }),
  errors: ["object.not_found"],
  doc: "The published assessments of an object, newest first: what the time picker offers.",
});
