import type { ErrorTexts } from "./texts.ts";

/** Connections to cloud accounts. */
export const cloudErrors = {
  "cloud.not_configured": {
    http: 200,
    en: "Connecting AWS is not set up on this installation. Ask whoever operates it.",
    cn: "本系统尚未配置 AWS 连接，请联系运维人员。",
  },
  "cloud.not_found": {
    http: 200,
    en: "This cloud connection does not exist any more.",
    cn: "该云连接已不存在。",
  },
  "cloud.repeat_account": {
    http: 200,
    en: "This AWS account has been added.",
    cn: "该 AWS 账号已添加。",
  },
  "cloud.limit_reached": {
    http: 200,
    en: "Your plan's number of AWS accounts is reached. Contact the business team.",
    cn: "AWS 账号数量已达套餐上限，请联系商务团队。",
  },
  "cloud.failed": {
    http: 200,
    en: "AWS did not answer as it should. Try again in a moment.",
    cn: "AWS 未能正常响应，请稍后再试。",
  },
} as const satisfies ErrorTexts;
