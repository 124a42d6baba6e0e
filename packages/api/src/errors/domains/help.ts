import type { ErrorTexts } from "./texts.ts";

/** The help and the changelog. */
export const helpErrors = {
  "help.not_found": {
    http: 200,
    en: "This help page does not exist. Choose another from the contents.",
    cn: "该帮助页面不存在，请从目录中选择。",
  },
} as const satisfies ErrorTexts;
