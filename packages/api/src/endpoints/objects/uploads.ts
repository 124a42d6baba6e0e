import * as z from "zod/mini";
import * as calls from "../../contract/objects/uploads.ts";
import { id } from "../../entities/common.ts";
import { readyUpload } from "../../entities/support/uploads.ts";
import { defineEndpoint } from "../endpoint.ts";

export const completeUpload = defineEndpoint(calls.completeUpload, {
  request: z.object({ id }),
  reply: readyUpload,
  errors: ["upload.not_found", "upload.incomplete", "upload.hash_mismatch", "upload.type", "upload.picture"],
  doc: "Checks a file that has arrived whole: its SHA-256 and its content. The last part of its tus address is the id. Asking again gives the same answer.",
});

export const discardUpload = defineEndpoint(calls.discardUpload, {
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["upload.not_found"],
  doc: "Throws away an upload that no object uses, whole or not.",
});
