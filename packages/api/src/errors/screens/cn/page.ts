import type { pageMessages as en } from "../en/page.ts";

export const pageMessages: Record<keyof typeof en, string> = {
  "common.no_connection": "网络错误。请检查网络后重试。",
  "common.part_missing": "页面的一部分未能加载。请检查网络，然后重新加载页面。",
  "common.timeout": "请求超时，请重试。",
  "common.unexpected": "出现异常，请重试。",
  "common.load_title": "无法加载",
  "common.load_text": "请检查网络后重试。",
  "common.stopped_title": "页面停止运行",
  "common.stopped_text": "页面未能显示。您保存的内容不受影响，请重新加载后继续。",
};
