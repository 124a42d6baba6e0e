import { JOB_KINDS, JOB_STATES, type listJobs, type RequestOf } from "@candor/api/contract";
import { defineAddress, flag, type ListState, listFields, oneOf, type StateOf } from "../address/index.ts";

/** What the errors that apps reported show. */
export const errorsAddress = defineAddress({ path: "/view-mis/error-reports", fields: { ...listFields } });

/** What customers wrote. */
export const feedbackAddress = defineAddress({ path: "/view-mis/feedback", fields: { ...listFields } });

/** The queue. It has no search: what it is about stands in other tables. */
export const jobsAddress = defineAddress({
  path: "/view-mis/jobs",
  fields: {
    kind: oneOf("kind", JOB_KINDS),
    state: oneOf("state", JOB_STATES),
    failedVisit: flag("failed"),
    ...listFields,
  },
});
export type JobsState = StateOf<typeof jobsAddress>;

export const toJobsRequest = ({
  kind,
  state,
  failedVisit,
  page,
  pageSize,
}: JobsState): RequestOf<typeof listJobs> => ({
  page,
  page_size: pageSize,
  ...(kind && { kind }),
  ...(state && { state }),
  ...(failedVisit && { failed_visit: true }),
});

/** The request of either list. */
export const toRequest = ({ search, page, pageSize }: ListState) => ({
  search: search.trim(),
  page,
  page_size: pageSize,
});
