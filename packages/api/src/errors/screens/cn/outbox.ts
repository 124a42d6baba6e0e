import type { outboxMessages as en } from "../en/outbox.ts";

export const outboxMessages: Record<keyof typeof en, string> = {
  "mis.outbox_load_text": "请检查网络后重试，搜索和页码已保留。",
};
