import type { ErrorTexts } from "./texts.ts";

/** The AI helper. */
export const aiErrors = {
  "ai.failed": {
    http: 200,
    en: "The assistant could not answer just now. Try again in a moment.",
    cn: "助手暂时无法回答，请稍后再试。",
  },
  "ai.not_admitted": {
    http: 200,
    en: "The assistant is not open to you yet. Contact the business team.",
    cn: "助手尚未对您开放，请联系商务团队。",
  },
} as const satisfies ErrorTexts;
