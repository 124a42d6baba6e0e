import type { ErrorTexts } from "./texts.ts";

/** The AI helper. */
export const aiErrors = {
  "ai.failed": {
    http: 200,
    en: "The helper could not answer just now. Try again in a moment.",
    cn: "助手暂时无法回答，请稍后再试。",
  },
} as const satisfies ErrorTexts;
