import type { assessmentMessages as en } from "../en/assessment.ts";

/** Chinese has one form for all numbers. */
export const assessmentMessages: Record<Exclude<keyof typeof en, `${string}_one`>, string> = {
  "assessment.nothing_chosen": "请点击卡片，勾选需要评估的对象。",
  "assessment.not_authorised": "请确认您拥有这些对象或已获授权。",
  "assessment.countdown_days_other": "根据您的套餐，{{count}} 天后可以发起新评估。",
};
