import type { scanMakingMessages as en } from "../en/scan-making.ts";

export const scanMakingMessages: Record<keyof typeof en, string> = {
  "scan.company_required": "请选择公司。",
  "scan.objects_required": "请至少选择一个网站。",
  "scan.object_required": "请选择网站。",
  "scan.file_required": "请选择结果文件。",
  "scan.file_too_large": "文件大小超过 30 MB，请导出单个对象的结果后重新选择。",
  "scan.file_empty": "文件为空，请选择其他文件。",
  "scan.file_unreadable": "无法读取该文件，它在选择后可能已被移动或修改。请重新选择文件。",
  "scan.file_not_result": "该文件不是可导入的结果，请选择导出的网站结果。",
};
