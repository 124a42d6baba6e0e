import type { resourceMessages as en } from "../en/resource.ts";

export const resourceMessages: Record<keyof typeof en, string> = {
  "resource.title_missing": "请至少输入一种语言的标题。",
  "resource.content_missing": "请撰写正文，或填写来源、上传文件。",
  "resource.url_invalid": "请输入以 https:// 或 http:// 开头的网址。",
};
