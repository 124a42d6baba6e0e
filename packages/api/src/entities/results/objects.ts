import * as z from "zod/mini";
import { id, instant, statusCounts } from "../common.ts";
import { connectionState } from "../support/cloud.ts";
import { storedFile } from "../support/uploads.ts";
import { ASSET_TYPES, FRAMEWORKS, SECTORS, TERRITORIES } from "../tables.ts";

/** What the last published assessment saw of a website. */
export const websiteSeen = z.object({
  certificate_subject: z.nullable(z.string()),
  certificate_valid_from: z.nullable(instant),
  certificate_expires_at: z.nullable(instant),
  /** Name and version of the browser that visited it. */
  browser: z.string(),
});
export type WebsiteSeen = z.infer<typeof websiteSeen>;

export const assessmentObject = z.object({
  id,
  asset_type: z.enum(ASSET_TYPES),
  name: z.string(),
  /** Websites only. */
  url: z.nullable(z.string()),
  territories: z.array(z.enum(TERRITORIES)),
  /** Websites: the field of business, where it has laws of its own. */
  sector: z.optional(z.enum(SECTORS)),
  enabled: z.boolean(),
  /** True while an assessment of this object is under way: it cannot be changed. */
  locked: z.boolean(),
  /** True once it has been assessed: its address can no longer change. */
  assessed: z.boolean(),
  last_assessed_at: z.nullable(instant),
  counts: z.nullable(statusCounts),
  created_at: instant,
  /** Websites, once an assessment is published. */
  website: z.optional(websiteSeen),
  /** Apps: the version number. IoT: the firmware's name. */
  version: z.optional(z.string()),
  /** Apps and IoT: the package or firmware. */
  file: z.optional(storedFile),
  /** Websites and apps: is a test login stored? It is never sent back. */
  has_login: z.optional(z.boolean()),
  /** Business entities. */
  entity: z.optional(
    z.object({
      /** Signed address, valid for a few minutes. */
      logo_url: z.nullable(z.string()),
      contact: z.string(),
      frameworks: z.array(z.enum(FRAMEWORKS)),
      /** Days between assessments. */
      frequency_days: z.int(),
    }),
  ),
  /** AWS accounts. */
  cloud: z.optional(
    z.object({
      account_number: z.string(),
      /** 0 initial, 1 connecting, 11 connected, 12 connection error: as its cloud connection stands. */
      connection_state: connectionState,
      connected_by: z.nullable(z.string()),
    }),
  ),
});
export type AssessmentObject = z.infer<typeof assessmentObject>;
