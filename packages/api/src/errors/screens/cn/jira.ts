import type { jiraMessages as en } from "../en/jira.ts";

export const jiraMessages: Record<keyof typeof en, string> = {
  "jira.site_missing": "请选择站点。",
  "jira.project_missing": "请选择项目。",
  "jira.type_missing": "请选择工单类型。",
  "jira.title_missing": "请输入标题。",
  "jira.title_long": "标题最多 255 个字符。",
  "jira.description_long": "描述最多 30,000 个字符。",
  "jira.field_missing": "Jira 要求填写此项。",
  "jira.number_invalid": "请输入数字。",
  "jira.issue_missing": "请输入工单的网址或编号。",
};
