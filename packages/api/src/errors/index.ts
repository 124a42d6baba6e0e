export { ERRORS, messageTo } from "./catalogue.ts";
export { ERROR_CODES, type ErrorCode, errorCodeOf } from "./codes.ts";
export { FIELD_ERRORS, type FieldError, fieldErrorsOf } from "./fields.ts";
export { HTTP_MESSAGES, type HttpCode, httpMessage, NETWORK_ERROR } from "./http.ts";
export {
  type ClientCode,
  MESSAGES,
  type Message,
  type MessageCode,
  type ScreenCode,
  SPEAKERS,
  type Speaker,
  screenMessages,
} from "./messages.ts";
export { UPLOAD_MESSAGES, type UploadCode } from "./uploads.ts";
