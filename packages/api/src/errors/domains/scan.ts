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
  "scan.not_published": {
    http: 200,
    en: "This scan is not published, so there is nothing to correct.",
    cn: "该扫描尚未发布，无可更正。",
  },
  "scan.correcting": {
    http: 200,
    en: "A correction of this scan is open already. Reload the scan and go on with it.",
    cn: "该扫描的更正已在进行，请刷新后继续。",
  },
  "scan.no_correction": {
    http: 200,
    en: "No correction of this scan is open any more. Reload the scan.",
    cn: "该扫描已没有进行中的更正，请刷新扫描。",
  },
  "scan.correction_empty": {
    http: 200,
    en: "No result was changed. Edit a result first, or end the correction.",
    cn: "没有更改任何结果。请先修改结果，或结束更正。",
  },
  "scan.publication_not_found": {
    http: 200,
    en: "This scan has no such publication. Choose another one.",
    cn: "该扫描没有这一发布版本，请选择其他版本。",
  },
  "scan.edited_meanwhile": {
    http: 200,
    en: "Another expert has edited this since you opened it. Read what they wrote, then save yours if it still holds.",
    cn: "您打开此页面后，另一位专家已作修改。请先查看对方的修改，如仍需要再保存您的修改。",
  },
  "scan.changed_meanwhile": {
    http: 200,
    en: "Another expert has changed this scan since you looked at it. Look at what stands now, then go on if you still want to.",
    cn: "您查看后，另一位专家已更改该扫描。请先查看当前结果，如仍需要再继续。",
  },
  "scan.preview_outdated": {
    http: 200,
    en: "Regenerating would no longer do what you were shown. Nothing was changed. Look at what would change now, then accept it if you still want to.",
    cn: "重新生成的结果与您刚才看到的不再一致，未作任何更改。请查看现在的变化，如仍需要再确认。",
  },
  "scan.running": { http: 200, en: "This scan is still running.", cn: "该扫描仍在进行。" },
} as const satisfies ErrorTexts;
