import * as z from "zod/mini";
import * as calls from "../../contract/results/overview.ts";
import { bilingual, id, instant, statusCounts } from "../../entities/common.ts";
import { maturity } from "../../entities/results/assessments.ts";
import { ASSET_TYPES, FRAMEWORKS, LEVELS, MANUAL_DURATIONS, MATURITY_LEVELS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

const scope = {
  /** One assessment; each object's last published one when absent. */
  assessment_id: z.optional(id),
};

export const overviewSheet = defineEndpoint(calls.overviewSheet, {
  request: z.object(scope),
  reply: z.object({
    company: z.string(),
    /** When the state was published; null before the first publication, or for an assessment that is not there. */
    as_of: z.nullable(instant),
    counts: statusCounts,
    /** Null while too few checks have a verdict. */
    maturity: z.nullable(maturity),
    /** Maturity of the whole company after each of its last publications, oldest first. */
    trend: z.array(z.object({ at: instant, score: z.nullable(z.int()) })),
    /** Assessed objects at each level of maturity; null: without a score. */
    objects: z.array(z.object({ level: z.nullable(z.enum(MATURITY_LEVELS)), total: z.int() })),
    /** Open issues of each level: known for fewer than 30 days, for 30 to 90, for longer. */
    issues: z.array(
      z.object({ level: z.enum(LEVELS), young: z.int(), older: z.int(), old: z.int(), total: z.int() }),
    ),
    /** At most five, worst first. */
    framework_rates: z.array(z.object({ framework: z.enum(FRAMEWORKS), passed: z.int(), total: z.int() })),
    /** The checks that hold the score down most, with the score that passing each would give. */
    heaviest: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        level: z.enum(LEVELS),
        /** Type of the objects that fail it; null where they are of several. */
        asset_type: z.nullable(z.enum(ASSET_TYPES)),
        objects: z.int(),
        /** Points that the score would rise by, if it passed everywhere. */
        gain: z.int(),
      }),
    ),
    by_hand: z.object({
      /** Checks set to Passed by a person: until the next assessment, and for good. */
      next_assessment: z.int(),
      forever: z.int(),
      marked_resolved: z.int(),
      /** The newest checks set to Passed, at most three. */
      newest: z.array(
        z.object({
          result_id: id,
          title: bilingual,
          object_name: z.string(),
          duration: z.enum(MANUAL_DURATIONS),
          by: z.string(),
          at: instant,
        }),
      ),
    }),
  }),
  doc: "Where the company stands, on one sheet.",
});

export const overviewPdf = defineEndpoint(calls.overviewPdf, {
  request: z.object({
    ...scope,
    /** IANA name that dates are written in; UTC when absent or unknown. */
    timezone: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    file_name: z.string(),
    /** Base64 of a PDF of one page A4. */
    content: z.string(),
  }),
  errors: ["assessment.none_published", "assessment.not_found", "common.unavailable"],
  perMinute: 10,
  doc: "The sheet as a PDF of one page, in the language of Accept-Language, printed by the server's own browser. One is printed at a time.",
});
