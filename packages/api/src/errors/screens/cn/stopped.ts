import type { stoppedMessages as en } from "../en/stopped.ts";

export const stoppedMessages: Record<keyof typeof en, string> = {
  "common.stopped_title": "页面停止响应",
  "common.stopped_text": "页面未能显示。您保存的内容不受影响。重新加载以继续。",
};
