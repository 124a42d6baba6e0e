import * as z from "zod/mini";
import { bilingual, id, instant } from "../entities/common.ts";
import { CHECK_STATUSES, COMPARE_CATEGORIES } from "../entities/tables.ts";
import { CUSTOMER_READ, defineEndpoint } from "./endpoint.ts";

/** A published assessment of one object. */
export const objectVersion = z.object({
  assessment_id: id,
  scan_id: id,
  /** Number of the assessment. */
  number: z.int(),
  published_at: instant,
  /** Apps: the version that was assessed. */
  object_version_name: z.nullable(z.string()),
});
export type ObjectVersion = z.infer<typeof objectVersion>;

export const compareChecks = defineEndpoint({
  id: "check.compare",
  method: "POST",
  path: "/api/portal/v2/check/compare",
  access: CUSTOMER_READ,
  request: z.object({
    object_id: id,
    /** The older and the newer assessment; the last two when absent. */
    before: z.optional(id),
    after: z.optional(id),
  }),
  reply: z.object({
    before: objectVersion,
    after: objectVersion,
    /** What can be chosen, newest first. */
    versions: z.array(objectVersion),
    counts: z.record(z.enum(COMPARE_CATEGORIES), z.int()),
    list: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        category: bilingual,
        change: z.enum(COMPARE_CATEGORIES),
        /** Null where that assessment has no result of this check. */
        before: z.nullable(z.object({ id, status: z.enum(CHECK_STATUSES) })),
        after: z.nullable(z.object({ id, status: z.enum(CHECK_STATUSES) })),
      }),
    ),
  }),
  errors: ["object.not_found", "check.compare_unavailable"],
  doc: "Two assessments of an object, check by check, by what was detected: marks and manual statuses do not hide a change.",
});
