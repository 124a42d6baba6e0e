import { campaignMessages as cn } from "../screens/cn/campaign.ts";
import { campaignMessages as en } from "../screens/en/campaign.ts";
import type { ErrorTexts } from "./texts.ts";

/** Free assessments that visitors ask for. */
export const campaignErrors = {
  "campaign.not_started": {
    http: 200,
    en: en["campaign.not_started"],
    cn: cn["campaign.not_started"],
  },
  "campaign.link_invalid": {
    http: 200,
    en: "This confirmation link is not valid or has expired. Submit your request again.",
    cn: "该确认链接无效或已过期，请重新提交申请。",
  },
  "campaign.website_unreachable": {
    http: 200,
    en: "This website cannot be reached from the internet. Check its address.",
    cn: "无法从互联网访问该网站，请检查网址。",
  },
} as const satisfies ErrorTexts;
