export { ERRORS } from "./catalogue.ts";
export { ERROR_CODES, type ErrorCode, errorCodeOf } from "./codes.ts";
export { FIELD_ERRORS, type FieldError, fieldErrorsOf } from "./fields.ts";
export { HTTP_MESSAGES, httpMessage, NETWORK_ERROR } from "./http.ts";
