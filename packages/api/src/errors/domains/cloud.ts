import { cloudMessages as cn } from "../screens/cn/cloud.ts";
import { cloudMessages as en } from "../screens/en/cloud.ts";
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
    en: en["cloud.limit_reached"],
    cn: cn["cloud.limit_reached"],
  },
  "cloud.failed": {
    http: 200,
    en: "AWS did not answer as it should. Try again in a moment.",
    cn: "AWS 未能正常响应，请稍后再试。",
  },
} as const satisfies ErrorTexts;
