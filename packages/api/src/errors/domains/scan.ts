import type { ErrorTexts } from "./texts.ts";

/** Scans that staff review. */
export const scanErrors = {
  "scan.result_not_found": {
    http: 200,
    en: "This result does not exist any more. Reload the scan.",
    cn: "该结果已不存在，请刷新扫描。",
  },
  "scan.published": {
    http: 200,
    en: "This scan is published and cannot be edited.",
    cn: "该扫描已发布，不能编辑。",
  },
  "scan.not_in_review": {
    http: 200,
    en: "This scan is not in expert review.",
    cn: "该扫描不在专家复核阶段。",
  },
  "scan.edited_meanwhile": {
    http: 200,
    en: "Another expert has edited this result since you opened it. Read their word, then save yours if it still holds.",
    cn: "您打开该结果后，另一位专家已作修改。请先查看对方的结论，如仍需修改再保存。",
  },
  "scan.running": { http: 200, en: "This scan is still running.", cn: "该扫描仍在进行。" },
} as const satisfies ErrorTexts;
