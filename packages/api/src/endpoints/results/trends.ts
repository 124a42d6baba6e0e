import * as z from "zod/mini";
import * as calls from "../../contract/results/trends.ts";
import { CHART_MAX } from "../../contract/results/trends.ts";
import { id, instant, statusCounts } from "../../entities/common.ts";
import { FRAMEWORKS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

export const dashboardTrends = defineEndpoint(calls.dashboardTrends, {
  request: z.object({
    /** The five that stand worst when empty: most Critical checks first, then Medium, Low, Potential. */
    object_ids: z._default(z.array(id).check(z.maxLength(CHART_MAX)), []),
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  reply: z.object({
    objects: z.array(
      z.object({
        object_id: id,
        name: z.string(),
        /** Oldest first. */
        points: z.array(
          z.object({
            at: instant,
            assessment_id: id,
            score: z.nullable(z.int()),
            counts: statusCounts,
          }),
        ),
      }),
    ),
    /** How each law stood after each publication, over the last results of the objects that had one then. */
    frameworks: z.array(
      z.object({
        framework: z.enum(FRAMEWORKS),
        points: z.array(z.object({ at: instant, objects: z.int(), passed: z.int(), total: z.int() })),
      }),
    ),
  }),
  doc: "Maturity, status counts and pass rates over time, at most five objects and five laws.",
});
