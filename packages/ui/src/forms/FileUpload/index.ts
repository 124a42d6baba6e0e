export { FileUpload, type FileUploadProps, type FileUploadWords } from "./FileUpload.tsx";
export { type FileLimits, type FileRefusal, fileRefusals, refusalOf } from "./files.ts";
export {
  type UploadController,
  type UploadItem,
  type UploadOptions,
  type UploadState,
  type UploadTransport,
  uploadStates,
  useUploads,
} from "./use-uploads.ts";
