import type { campaignMessages as en } from "../en/campaign.ts";

export const campaignMessages: Record<keyof typeof en, string> = {
  "campaign.not_started": "活动未开始或异常",
  "campaign.company_required": "请输入公司名称。",
  "campaign.company_long": "最多输入 120 个字符。",
  "campaign.website_required": "请输入网站地址。",
  "campaign.website_invalid": "请输入有效的网址，例如 https://www.example.com。",
  "campaign.email_required": "请输入工作邮箱。",
  "campaign.email_invalid": "请输入有效的邮箱。",
  "campaign.mobile_required": "请输入手机号码。",
  "campaign.mobile_invalid": "请输入 11 位中国大陆手机号码，以 13–19 开头。",
  "campaign.consent_required": "请勾选同意后继续。",
  "campaign.submitted_title": "信息提交成功！",
  "campaign.submitted_text":
    "确认邮件已发送至您的工作邮箱。请点击邮件中的“确认申请”按钮，评估才会开始；评估完成后，我们会再次邮件通知您。",
  "campaign.repeat_title": "提交次数太多了！",
  "campaign.repeat_text": "您提交的评估申请已达到次数上限。此前提交的申请不受影响，请留意工作邮箱中的邮件。",
};
