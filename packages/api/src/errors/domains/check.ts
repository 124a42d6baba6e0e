import type { ErrorTexts } from "./texts.ts";

/** Checks that a customer reads. */
export const checkErrors = {
  "check.not_found": {
    http: 200,
    en: "This check does not exist or is not published yet.",
    cn: "该检查项不存在或尚未发布。",
  },
} as const satisfies ErrorTexts;
