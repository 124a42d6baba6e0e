import type { ErrorTexts } from "./texts.ts";

/** The staff console: configuration, templates, activities and imports. */
export const misErrors = {
  "mis.not_found": {
    http: 200,
    en: "This entry does not exist any more. Reload the list.",
    cn: "该条目已不存在，请刷新列表。",
  },
  "mis.key_taken": {
    http: 200,
    en: "There is an entry with this id already. Choose another id.",
    cn: "该标识已存在，请使用其他标识。",
  },
  "mis.changed_meanwhile": {
    http: 200,
    en: "Someone else has changed this entry meanwhile. Reload it and try again.",
    cn: "该条目已被他人修改，请刷新后重试。",
  },
  "mis.in_use": {
    http: 200,
    en: "This entry is in use. Take it out of what uses it first.",
    cn: "该条目正在被使用，请先解除引用。",
  },
  "mis.reference_unknown": {
    http: 200,
    en: "This entry names another that does not exist. Choose one from the list.",
    cn: "该条目引用了不存在的条目，请从列表中选择。",
  },
  "mis.file_not_found": {
    http: 200,
    en: "This file is not stored. Upload it again.",
    cn: "该文件不存在，请重新上传。",
  },
  "mis.file_type": {
    http: 200,
    en: "File type validation failed. Choose a png, jpg or gif picture.",
    cn: "文件类型校验失败，请选择 png、jpg 或 gif 图片。",
  },
  "mis.version_published": {
    http: 200,
    en: "A published version cannot be changed. Make a new version.",
    cn: "已发布的版本不能修改，请新建版本。",
  },
  "mis.translate_not_configured": {
    http: 200,
    en: "Translation is not configured on this server. Write the text by hand.",
    cn: "该服务器未配置翻译功能，请手动填写文本。",
  },
  "mis.translate_failed": {
    http: 200,
    en: "The text could not be translated. Try again later.",
    cn: "文本翻译失败，请稍后重试。",
  },
  "mis.import_invalid": {
    http: 200,
    en: "This is not a result that can be imported. Choose an exported result of a website.",
    cn: "该文件不是可导入的结果，请选择导出的网站结果。",
  },
  "mis.activity_not_ready": {
    http: 200,
    en: "This request is not at that step. Reload the list.",
    cn: "该申请不在此步骤，请刷新列表。",
  },
  "mis.no_member": {
    http: 200,
    en: "This company has no member yet. Invite one first.",
    cn: "该公司还没有成员，请先邀请成员。",
  },
  "mis.member_not_found": {
    http: 200,
    en: "This person is not in the company any more. Reload the list.",
    cn: "该成员已不在该公司，请刷新列表。",
  },
  "mis.company_not_exported": {
    http: 200,
    en: "Download the company’s export first. A download counts for 24 hours.",
    cn: "请先下载该公司的完整导出文件，下载后 24 小时内可删除公司。",
  },
  "mis.company_name_differs": {
    http: 200,
    en: "This is not the company’s name. Type it exactly as it stands in the title.",
    cn: "输入的名称与公司名称不一致，请按标题逐字输入。",
  },
  "mis.staff_not_found": {
    http: 200,
    en: "This account does not exist any more, or is disabled. Reload the list.",
    cn: "该账号已不存在或已停用，请刷新列表。",
  },
  "mis.staff_email_taken": {
    http: 200,
    en: "There is an account of the console with this email already. Use another email.",
    cn: "该邮箱已有管理台账号，请使用其他邮箱。",
  },
  "mis.staff_last_super": {
    http: 200,
    en: "This is the last account with the permission super. Give it to another account first.",
    cn: "这是最后一个拥有 super 权限的账号，请先将该权限授予其他账号。",
  },
  "mis.staff_joined": {
    http: 200,
    en: "This person has set a password already. There is nothing to invite them to.",
    cn: "该成员已设置密码，无需再次邀请。",
  },
  "mis.staff_own_factor": {
    http: 200,
    en: "This is your own account. Remove your second steps under “Your sign-in” in the user menu.",
    cn: "这是您自己的账号，请在用户菜单的“登录与安全”中移除验证方式。",
  },
  "mis.breaks_published": {
    http: 200,
    en: "This would break published tables. Correct what the editor lists, or keep it as a draft.",
    cn: "此更改会影响已发布的表格。请更正编辑器中列出的问题，或保存为草稿。",
  },
  "mis.table_unreadable": {
    http: 200,
    en: "This file is neither a workbook (XLSX) nor a CSV in UTF-8. Export the list, change it, and import that.",
    cn: "该文件既不是工作簿（XLSX），也不是 UTF-8 编码的 CSV。请先导出列表，修改后再导入。",
  },
  "mis.table_columns": {
    http: 200,
    en: "The columns are not those of the export. Correct the heads that are named, and keep the column id.",
    cn: "列与导出文件不一致。请更正所列的表头，并保留 id 列。",
  },
  "mis.table_too_large": {
    http: 200,
    en: "This file is larger than 2,000 rows or 8 MB. Leave only the rows that change.",
    cn: "该文件超过 2,000 行或 8 MB。请仅保留有改动的行。",
  },
  "mis.table_rows": {
    http: 200,
    en: "Some rows cannot be imported. Correct what the preview lists, and choose the file again.",
    cn: "部分行无法导入。请更正预览中列出的问题，然后重新选择文件。",
  },
  "mis.company_repeat": {
    http: 200,
    en: "A company of this name is there already, with an invitation to this e-mail. Look for it in the list.",
    cn: "已存在同名公司，且已向该邮箱发出邀请。请在列表中查找。",
  },
  "mis.job_waits": {
    http: 200,
    en: "This job was queued again already, so nothing was changed. It goes on by itself.",
    cn: "该任务此前已重新加入队列，本次未作更改，任务会自动继续。",
  },
  "mis.job_active": {
    http: 200,
    en: "This job is under way by now, so nothing was changed. It ends by itself.",
    cn: "该任务正在运行，本次未作更改，运行完毕后会自动结束。",
  },
  "mis.job_completed": {
    http: 200,
    en: "This job is done by now, so nothing was changed.",
    cn: "该任务已完成，本次未作更改。",
  },
  "mis.job_failed": {
    http: 200,
    en: "This job has failed by now, so nothing was changed. It can be tried again.",
    cn: "该任务已失败，本次未作更改，可重试。",
  },
  "mis.job_cancelled": {
    http: 200,
    en: "This job was cancelled already, so nothing was changed. It can be tried again.",
    cn: "该任务已取消，本次未作更改，可重试。",
  },
  "mis.circular": {
    http: 200,
    en: "Its conditions lead back to this template. Take one of them out of the circle.",
    cn: "条件形成循环，最终又指向该模板。请移除循环中的一个条件。",
  },
  "mis.render_too_long": {
    http: 200,
    en: "The rendered text is too long to show. Use fewer placeholders, rows or shorter values.",
    cn: "渲染后的文本过长，无法显示。请减少占位符或行数，或缩短取值。",
  },
} as const satisfies ErrorTexts;
