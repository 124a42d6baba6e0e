/** Checks: their list, and what people do to them. */
export const checkMessages = {
  "check.load_text": "请检查网络后重试。筛选条件和页码已保留。",
  "check.reason_missing": "请输入原因。",
  "check.reason_long": "最多 1,000 个字符。",
  "check.comment_long": "最多 2,000 个字符。",
  "common.blank": "内容不能为空。",
  "auth.preview_forbidden": "预览模式下不允许此操作。",
};
