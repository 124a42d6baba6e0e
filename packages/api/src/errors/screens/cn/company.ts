import type { companyMessages as en } from "../en/company.ts";

export const companyMessages: Record<keyof typeof en, string> = {
  "company.name_missing": "请输入公司名称。",
  "company.name_long": "最多 80 个字符。",
  "company.name_differs": "请按标题逐字输入公司名称。",
  "company.expires_invalid": "请在日历中选择日期，或将此项留空。",
  "company.items_missing": "请至少选择一个菜单项。",
  "company.banner_long": "最多 300 个字符。",
  "company.first_page": "请输入门户菜单中的地址，例如 /checks，或将此项留空。",
  "upload.type": "文件类型校验失败。",
  "upload.image_too_large": "图片大小超过 10 MB。",
  "upload.empty": "文件为空。",
  "upload.arriving": "图片仍在上传，上传完成后再保存。",
};
