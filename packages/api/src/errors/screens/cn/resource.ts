import type { resourceMessages as en } from "../en/resource.ts";

export const resourceMessages: Record<keyof typeof en, string> = {
  "resource.title_missing": "请至少输入一种语言的标题。",
  "resource.content_missing": "请撰写正文，或填写来源、上传文件。",
  "resource.url_invalid": "请输入以 https:// 或 http:// 开头的网址。",
  "upload.type": "文件类型校验失败。",
  "upload.file_too_large": "文件大小超过 5 MB，请选择较小的文件。",
  "upload.empty": "文件为空。",
};
