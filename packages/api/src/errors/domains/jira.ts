import type { ErrorTexts } from "./texts.ts";

/** The Jira connection and issues. */
export const jiraErrors = {
  "jira.not_configured": {
    http: 200,
    en: "Jira is not set up on this installation. Ask whoever operates it.",
    cn: "本系统尚未配置 Jira，请联系运维人员。",
  },
  "jira.not_connected": {
    http: 200,
    en: "Jira is not connected. An administrator of your team can connect it in the settings.",
    cn: "尚未连接 Jira，团队管理员可在设置中连接。",
  },
  "jira.invalid": {
    http: 200,
    en: "The Jira connection is no longer valid. Connect it again.",
    cn: "Jira 连接已失效，请重新连接。",
  },
  "jira.state_invalid": {
    http: 200,
    en: "Connecting Jira took too long or was begun elsewhere. Start again from the settings.",
    cn: "连接 Jira 超时，或并非由您在此发起。请在设置中重新开始。",
  },
  "jira.no_project": {
    http: 200,
    en: "There is no site or project in which you can create an issue.",
    cn: "没有可用于创建工单的站点或项目。",
  },
  "jira.link_missing": {
    http: 200,
    en: "This Jira link does not exist. Check the address or the key.",
    cn: "该 Jira 链接不存在，请检查网址或编号。",
  },
  "jira.already_linked": {
    http: 200,
    en: "This check is linked to a Jira issue. Unlink it first.",
    cn: "该检查项已关联 Jira 工单，请先取消关联。",
  },
  "jira.refused": {
    http: 200,
    en: "Jira did not accept the issue. Check the marked fields.",
    cn: "Jira 未接受该工单，请检查标出的项。",
  },
  "jira.failed": {
    http: 200,
    en: "Jira did not answer as it should. Try again in a moment.",
    cn: "Jira 未能正常响应，请稍后再试。",
  },
} as const satisfies ErrorTexts;
