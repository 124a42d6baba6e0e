import type { uploadMessages as en } from "../en/upload.ts";

export const uploadMessages: Record<keyof typeof en, string> = {
  "upload.type": "文件类型校验失败。",
  "upload.file_too_large": "文件大小超过 5 MB，请选择较小的文件。",
  "upload.empty": "文件为空。",
};
