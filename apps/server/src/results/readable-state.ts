import { and, eq, inArray, or, type SQL } from "../database/drizzle.ts";
import { assessment } from "../database/schema.ts";

/** Who reads results: the company's people, or staff who preview its portal. */
export interface Reader {
  preview: boolean;
}

/** The company's people: they read what is published. */
export const PEOPLE: Reader = { preview: false };

/** Whether one may read results of an assessment that is asked for: published ones, or for staff who preview the portal also those in review. */
export const readableState = ({ preview }: Reader): SQL | undefined =>
  inArray(assessment.state, preview ? ["complete", "expert_review"] : ["complete"]);

/**
 * The assessments that what is shown is made of: the published ones, and for staff who preview the portal those in
 * review that they name. What is in review counts as if it were published now.
 */
export function shownState(
  { preview }: Reader,
  named: readonly (string | undefined)[] = [],
): SQL | undefined {
  const complete = eq(assessment.state, "complete");
  const ids = named.filter((id) => id !== undefined);
  if (!preview || ids.length === 0) return complete;
  return or(complete, and(eq(assessment.state, "expert_review"), inArray(assessment.id, ids)));
}
