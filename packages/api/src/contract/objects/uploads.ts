import { defineCall, OWNER } from "../call.ts";

/**
 * Where files are sent, by tus 1.0 (creation, termination). Creating needs `Upload-Length` and, in
 * `Upload-Metadata`, `filename`, `purpose` (one of UPLOAD_PURPOSES) and `sha256` (hex, of the whole file).
 * Every request carries the bearer token. A refusal is an envelope, as everywhere.
 */
export const UPLOAD_PATH = "/api/portal/v2/upload/files";

/** Largest package or firmware, and largest logo, in bytes. */
export const PACKAGE_MAX_BYTES = 4 * 1024 ** 3;
export const LOGO_MAX_SIZE = 10 * 1024 ** 2;

/** Bytes to send in one request: the server lets a request go that takes longer than a minute to arrive. */
export const UPLOAD_CHUNK_BYTES = 8 * 1024 ** 2;

export const completeUpload = defineCall({
  id: "upload.complete",
  method: "POST",
  path: "/api/portal/v2/upload/complete",
  access: OWNER,
  keepDuplicates: true,
});

export const discardUpload = defineCall({
  id: "upload.discard",
  method: "POST",
  path: "/api/portal/v2/upload/discard",
  access: OWNER,
  keepDuplicates: true,
});
