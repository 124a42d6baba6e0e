import * as z from "zod/mini";
import { id, instant, statusCounts } from "../entities/common.ts";
import { evidenceTable } from "../entities/evidence.ts";
import { ANALYSIS_CARDS, ASSET_TYPES } from "../entities/tables.ts";
import { objectVersion } from "./comparison.ts";
import { CUSTOMER_READ, defineEndpoint } from "./endpoint.ts";

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
});

export const listApplications = defineEndpoint({
  id: "application.list",
  method: "POST",
  path: "/api/portal/v2/application/list",
  access: CUSTOMER_READ,
  request: z.object({}),
  reply: z.object({ list: z.array(application) }),
  doc: "Applications with a published assessment, last published first: the app selector and the applications' screen.",
});

export const getApplication = defineEndpoint({
  id: "application.detail",
  method: "POST",
  path: "/api/portal/v2/application/detail",
  access: CUSTOMER_READ,
  request: z.object({ object_id: id, scan_id: z.optional(id) }),
  reply: z.object({
    application,
    /** Rows of each view of this assessment. */
    cards: z.array(z.object({ card_key: z.enum(ANALYSIS_CARDS), total: z.int() })),
  }),
  errors: ["check.analysis_not_found"],
  doc: "One application as an assessment found it; the last published one unless `scan_id` names another.",
});

export const applicationCard = defineEndpoint({
  id: "application.card",
  method: "POST",
  path: "/api/portal/v2/t/tc",
  access: CUSTOMER_READ,
  request: z.object({ object_id: id, scan_id: z.optional(id), card_key: z.enum(ANALYSIS_CARDS) }),
  reply: z.object({
    card_key: z.enum(ANALYSIS_CARDS),
    scan_id: id,
    assessed_at: instant,
    tables: z.array(evidenceTable),
  }),
  errors: ["check.analysis_not_found"],
  doc: "One view of an application (`t/tc`, the card behind `…/t/{cardKey}`): data sharing, cross-border transfers, cookies, third-party code, the privacy label or tracking pixels, read from the facts that its assessment stored.",
});

export const scanHistory = defineEndpoint({
  id: "application.history",
  method: "POST",
  path: "/api/portal/v2/t/history_scan_detail",
  access: CUSTOMER_READ,
  request: z.object({ object_id: id }),
  reply: z.object({
    list: z.array(z.extend(objectVersion, { counts: z.nullable(statusCounts), score: z.nullable(z.int()) })),
  }),
  errors: ["object.not_found"],
  doc: "The published assessments of an object, newest first: what the time picker offers.",
});
