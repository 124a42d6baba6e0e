/**
 * The envelope's number of each failure (0 is success). Apart from the messages so
 * that a browser carries only this.
 */
export const ERROR_CODES = {
  "common.invalid": 400,
  "common.unauthenticated": 401,
  "common.forbidden": 403,
  "common.not_found": 404,
  "common.too_large": 413,
  "common.rate_limited": 429,
  "common.internal": 500,
  "auth.invalid_credentials": 1001,
  "auth.too_frequent": 1002,
  "auth.setup_link_invalid": 1003,
  "auth.password_weak": 1004,
  "object.not_found": 2001,
  "object.repeat_title": 2002,
  "object.repeat_url": 2003,
  "object.limit_reached": 2004,
  "object.url_invalid": 2005,
  "object.url_private": 2006,
  "object.url_unresolved": 2007,
  "object.url_fixed": 2008,
  "object.locked": 2009,
  "object.disabled": 2010,
  "assessment.not_found": 3001,
  "assessment.countdown": 3002,
  "assessment.not_authorised": 3003,
  "assessment.not_failed": 3004,
  "check.not_found": 4001,
  "scan.result_not_found": 5001,
  "scan.published": 5002,
  "scan.not_in_review": 5003,
  "scan.running": 5004,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

const KEYS: ReadonlyMap<number, ErrorCode> = new Map(
  Object.entries(ERROR_CODES).map(([key, code]) => [code, key as ErrorCode]),
);

/** The catalogue key of an envelope's code; null for a number this version does not know. */
export function errorCodeOf(code: number): ErrorCode | null {
  return KEYS.get(code) ?? null;
}
