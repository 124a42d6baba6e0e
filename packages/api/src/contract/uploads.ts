import * as z from "zod/mini";
import { id } from "../entities/common.ts";
import { readyUpload } from "../entities/uploads.ts";
import { defineEndpoint, OWNER } from "./endpoint.ts";

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

export const completeUpload = defineEndpoint({
  id: "upload.complete",
  method: "POST",
  path: "/api/portal/v2/upload/complete",
  access: OWNER,
  request: z.object({ id }),
  reply: readyUpload,
  errors: ["upload.not_found", "upload.incomplete", "upload.hash_mismatch", "upload.type"],
  keepDuplicates: true,
  doc: "Checks a file that has arrived whole: its SHA-256 and its content. The last part of its tus address is the id. Asking again gives the same answer.",
});

export const discardUpload = defineEndpoint({
  id: "upload.discard",
  method: "POST",
  path: "/api/portal/v2/upload/discard",
  access: OWNER,
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["upload.not_found"],
  keepDuplicates: true,
  doc: "Throws away an upload that no object uses, whole or not.",
});
