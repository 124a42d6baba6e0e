export { FileUpload, type FileUploadProps } from "./FileUpload.tsx";
export { fileSize } from "./file-size.ts";
export { type FileLimits, type FileRejection, fileRejections, rejectionOf } from "./files.ts";
export {
  type UploadController,
  type UploadItem,
  type UploadOptions,
  type UploadState,
  type UploadTransport,
  uploadStates,
  useUploads,
} from "./use-uploads.ts";
export type { FileUploadWords } from "./words.ts";
