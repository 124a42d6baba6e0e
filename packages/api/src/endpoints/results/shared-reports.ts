import * as z from "zod/mini";
import * as calls from "../../contract/results/shared-reports.ts";
import { SHARE_CODE_MAX, SHARE_DAYS, SHARE_PASSWORD } from "../../contract/results/shared-reports.ts";
import { bilingual, id, instant, statusCounts } from "../../entities/common.ts";
import { checkRow } from "../../entities/results/checks.ts";
import { ASSET_TYPES, FRAMEWORKS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

/** A link to a report, and who opened it. */
export const reportShare = z.object({
  id,
  /** Who made it, by the name of that day. */
  by: z.string(),
  created_at: instant,
  expires_at: instant,
  /** Since when it opens nothing any more; null while it was not taken back. */
  revoked_at: z.nullable(instant),
  has_password: z.boolean(),
  /** How often it was opened. */
  opened: z.int(),
  /** The newest openings: when, from which browser and address. */
  openings: z.array(
    z.object({ at: instant, device: z.nullable(z.string()), address: z.nullable(z.string()) }),
  ),
});
export type ReportShare = z.infer<typeof reportShare>;

const shares = z.object({ list: z.array(reportShare) });

const sharedReport = z.object({
  company: z.string(),
  number: z.int(),
  published_at: instant,
  /** Until when the link opens it. */
  expires_at: instant,
  /** The last correction after publication; null where there was none. */
  correction: z.nullable(z.object({ at: instant, reason: bilingual })),
  counts: statusCounts,
  /** Privacy maturity, 0 to 100; null where nothing counts for it. */
  score: z.nullable(z.number()),
  objects: z.array(
    z.object({
      scan_id: id,
      name: z.string(),
      asset_type: z.enum(ASSET_TYPES),
      url: z.nullable(z.string()),
      counts: z.nullable(statusCounts),
    }),
  ),
  /** What the checks of each law found, the one with the lowest share of passed checks first; of those with a verdict. */
  frameworks: z.array(
    z.object({ framework: z.enum(FRAMEWORKS), counts: statusCounts, passed: z.int(), total: z.int() }),
  ),
  /** Every check that the company's people see, in the order of their list; who takes care of it is not told. */
  checks: z.array(
    z.pick(checkRow, {
      id: true,
      check_id: true,
      status: true,
      title: true,
      category: true,
      citations: true,
      object_name: true,
    }),
  ),
});
export type SharedReport = z.infer<typeof sharedReport>;

export const listShares = defineEndpoint(calls.listShares, {
  request: z.object({ assessment_id: id }),
  reply: shares,
  errors: ["assessment.not_found"],
  doc: "The links by which people without an account read the report of an assessment, the newest first, and who opened each.",
});

export const shareReport = defineEndpoint(calls.shareReport, {
  request: z.object({
    assessment_id: id,
    days: z.literal(SHARE_DAYS),
    /** Asked of whoever opens the link; null: the link alone opens it. */
    password: z.nullable(z.string().check(z.minLength(SHARE_PASSWORD.min), z.maxLength(SHARE_PASSWORD.max))),
  }),
  /** The link is told once: its code is not stored. */
  reply: z.extend(shares, { url: z.string() }),
  errors: ["assessment.not_found", "assessment.not_published", "assessment.too_many_shares"],
  doc: "Makes a link by which anyone reads the report of a published assessment, until it expires or is revoked.",
});

export const revokeShare = defineEndpoint(calls.revokeShare, {
  request: z.object({ id }),
  reply: shares,
  errors: ["assessment.share_gone"],
  doc: "Takes a link back: it opens nothing from now on. Who opened it stays known.",
});

export const openSharedReport = defineEndpoint(calls.openSharedReport, {
  request: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(SHARE_CODE_MAX)),
    password: z.optional(z.string().check(z.maxLength(SHARE_PASSWORD.max))),
  }),
  /** Null: the link asks for a password. */
  reply: z.object({ report: z.nullable(sharedReport) }),
  errors: ["assessment.share_gone", "assessment.share_password", "auth.too_frequent"],
  perMinute: 60,
  doc: "The report behind a link. One that never was, has expired or was revoked is answered alike. Each opening is noted for the company.",
});
