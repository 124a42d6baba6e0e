import * as z from "zod/mini";
import * as calls from "../../contract/support/activity-data.ts";
import { instant } from "../../entities/common.ts";
import { evidenceTable } from "../../entities/evidence/evidence.ts";
import { defineEndpoint } from "../endpoint.ts";

/** Longest id of a campaign in an address. */
const key = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** `cid` and `rid` of /activity/result/:cid/:rid. The result's id is a secret that only its mail tells. */
const request = z.object({ cid: key, rid: key });

const result = z.object({
  /** 1 cross-border data transfer, 2 third-party data sharing. */
  show_type: z.literal([1, 2]),
  company: z.string(),
  website: z.string(),
  assessed_at: instant,
  /** Null in a preview of what is not published. */
  published_at: z.nullable(instant),
  /** What the assessment counted, by what the screen says first. */
  summary: z.object({
    /** Third-party hosts met. */
    hosts: z.int(),
    /** Different owners behind them. */
    vendors: z.int(),
    /** Countries and territories that data goes to. */
    regions: z.array(z.string()),
    /** Transfers without an adequacy decision or its like. */
    outside: z.int(),
    /** Hosts whose requests carry what looks like a personal identifier. */
    sensitive: z.int(),
  }),
});

const detail = z.object({ show_type: z.literal([1, 2]), tables: z.array(evidenceTable) });

export const activityResult = defineEndpoint(calls.activityResult, {
  request,
  reply: result,
  errors: ["check.analysis_not_found"],
  perMinute: 60,
  doc: "The result of a free assessment, once it is published.",
});

export const activityResultDetail = defineEndpoint(calls.activityResultDetail, {
  request,
  reply: detail,
  errors: ["check.analysis_not_found"],
  perMinute: 60,
  doc: "The tables behind the result of a free assessment, once it is published.",
});

export const previewActivityResult = defineEndpoint(calls.previewActivityResult, {
  request,
  reply: result,
  errors: ["check.analysis_not_found"],
  doc: "The same for staff, published or not.",
});

export const previewActivityResultDetail = defineEndpoint(calls.previewActivityResultDetail, {
  request,
  reply: detail,
  errors: ["check.analysis_not_found"],
  doc: "The tables for staff, published or not.",
});
