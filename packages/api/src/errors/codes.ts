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
  "object.repeat_file": 2011,
  "object.repeat_file_iot": 2012,
  "object.repeat_account": 2013,
  "object.login_paid": 2014,
  "upload.not_found": 2101,
  "upload.too_large": 2102,
  "upload.type": 2103,
  "upload.image_too_large": 2104,
  "upload.hash_mismatch": 2105,
  "upload.incomplete": 2106,
  "upload.metadata": 2107,
  "upload.too_many": 2108,
  "upload.no_space": 2109,
  "assessment.not_found": 3001,
  "assessment.countdown": 3002,
  "assessment.not_authorised": 3003,
  "assessment.not_failed": 3004,
  "assessment.type_unavailable": 3005,
  "check.not_found": 4001,
  "check.not_current": 4002,
  "check.not_failing": 4003,
  "check.not_resolved": 4004,
  "check.already_passed": 4005,
  "check.not_manual": 4006,
  "check.owner_unknown": 4007,
  "check.comment_not_found": 4008,
  "check.export_paid": 4009,
  "check.compare_unavailable": 4010,
  "check.scenario_not_found": 4011,
  "check.analysis_not_found": 4012,
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
