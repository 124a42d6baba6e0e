import type { scanMessages as en } from "../en/scan.ts";

export const scanMessages: Record<keyof typeof en, string> = {
  "scan.note_required": "请输入备注。",
  "scan.note_long": "备注过长。",
  "scan.reason_required": "请填写该语言的原因，客户会看到。",
  "scan.reason_long": "原因过长，请控制在 500 个字符以内。",
  "scan.text_missing": "请填写两种语言的文字，或都留空。",
  "scan.text_long": "文字过长，请控制在 8,000 个字符以内。",
  "scan.title_long": "标题过长，请控制在 120 个字符以内。",
  "scan.sentence_long": "说明过长，请控制在 300 个字符以内。",
  "scan.edit_failed": "修改未保存，请重试。",
  "scan.load_text": "请检查网络后重试，筛选和页码已保留。",
};
