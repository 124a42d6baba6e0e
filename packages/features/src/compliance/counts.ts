import { CHECK_STATUSES, type StatusCounts } from "@candor/api/entities";

/** Whether there is no check at all. Where none has a result, some may still be uncertain. */
export const isEmpty = (counts: StatusCounts): boolean =>
  CHECK_STATUSES.every((status) => counts[status] === 0);
