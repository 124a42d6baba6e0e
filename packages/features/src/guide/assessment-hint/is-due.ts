import { type CurrentUser, GUIDE_STATUSES, PLANS, SEEN } from "@candor/api/entities";

/** Whether a user is to be shown where the next assessment starts: has assessed, read the guide, and is no trial. */
export function isHintDue(
  user: Pick<CurrentUser, "last_scan" | "guide_status" | "front_values"> & {
    company: Pick<CurrentUser["company"], "product_version">;
  },
): boolean {
  return (
    user.last_scan > 0 &&
    user.front_values.assessment_status === SEEN.no &&
    user.guide_status === GUIDE_STATUSES.read &&
    user.company.product_version !== PLANS.freetrial
  );
}
