import { type ApiError, isApiError } from "@candor/api/client";

/** The refusal a call ends with; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`expected a refusal, got ${error}`);
  return error;
}
