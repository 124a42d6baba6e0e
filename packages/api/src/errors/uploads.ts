import type { Bilingual } from "../entities/common.ts";

/** What the client says of an upload that did not come to its end; a refusal has the server's own words. */
export const UPLOAD_MESSAGES = {
  "upload.stopped": { en: "The upload was stopped. You can resume it.", cn: "上传已停止，可以继续上传。" },
  "upload.failed": {
    en: "The upload failed. Check the network and try again.",
    cn: "上传失败，请检查网络后重试。",
  },
} as const satisfies Record<string, Bilingual>;

export type UploadCode = keyof typeof UPLOAD_MESSAGES;
