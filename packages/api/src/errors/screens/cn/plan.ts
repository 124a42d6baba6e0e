import type { planMessages as en } from "../en/plan.ts";

export const planMessages: Record<keyof typeof en, string> = {
  "member.plan_ended": "您的套餐已到期。已有内容仍可查看，如需继续使用，请联系商务团队续订。",
};
