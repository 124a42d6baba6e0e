export { isSecretName, MASK, mask, maskText } from "./mask.ts";
export { ERROR_REPORT_MAX, ERROR_REPORT_PATH } from "./path.ts";
export { createErrorReporter, type ErrorReporter, type ErrorReporterOptions } from "./reporter.ts";
