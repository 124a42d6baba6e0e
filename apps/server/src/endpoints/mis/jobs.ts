import { cancelJob, getHealth, listJobs, retryJob } from "@candor/api/endpoints";
import { healthOf } from "../../health/health.ts";
import { jobPage } from "../../jobs/list.ts";
import { forStaff, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";
import { cancelJobByHand, retryJobByHand } from "./job-actions.ts";

/** The queue and the health of the installation, for those who hold `super`. */
export function jobHandlers(services: Services): Handler[] {
  return [
    forStaff(getHealth, () => healthOf(services)),
    forStaff(listJobs, ({ input }) => jobPage(services.db, input)),
    forStaff(retryJob, async ({ input, staff }) => {
      await retryJobByHand(services, input, { staff });
      return {};
    }),
    forStaff(cancelJob, async ({ input, staff }) => {
      await cancelJobByHand(services, input, { staff });
      return {};
    }),
  ];
}
