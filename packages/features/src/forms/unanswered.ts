import { isApiError, isContractError, isNetworkError, isTimeoutError } from "@candor/api/client";

/** Sent, and not answered in words of the server: it may have been done all the same. */
export const isUnanswered = (error: unknown): boolean =>
  isNetworkError(error) ||
  isTimeoutError(error) ||
  isContractError(error) ||
  (isApiError(error) && error.derived && error.status >= 500);
