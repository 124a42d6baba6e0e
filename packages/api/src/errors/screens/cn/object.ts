import type { objectMessages as en } from "../en/object.ts";

export const objectMessages: Record<keyof typeof en, string> = {
  "object.url_missing": "请输入网址。",
  "object.url_invalid": "请输入网址，例如 https://www.example.com。",
  "object.url_scheme": "只能评估 http 和 https 网址。",
  "object.url_long": "网址最多 2,000 个字符。",
  "object.name_long": "名称最多 80 个字符。",
  "object.territories_missing": "请至少选择一个业务地区。",
  "object.limit_reached": "此类对象数量已达套餐上限，请联系商务团队。",
};
