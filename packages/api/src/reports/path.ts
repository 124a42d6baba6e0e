/** Where reports of errors go. Apart from the contract, so that a browser's client brings no schema for it. */
export const ERROR_REPORT_PATH = "/api/portal/v2_auth/t/error";

/** Longest error report, as JSON text. */
export const ERROR_REPORT_MAX = 32_768;
