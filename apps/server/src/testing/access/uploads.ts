import { type AccessCases, byId } from "./cases.ts";

export const uploadsCases = {
  "upload.complete": { request: byId, answer: "upload.not_found" },
  "upload.discard": { request: byId, answer: "upload.not_found" },
} satisfies AccessCases;
