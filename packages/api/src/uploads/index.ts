export {
  isUploadError,
  UPLOAD_FAILURES,
  UploadError,
  type UploadFailure,
} from "./errors.ts";
export { sha256Of } from "./hash.ts";
export { createUpload, type FileUpload, type UploadOptions, type UploadProgress } from "./upload.ts";
