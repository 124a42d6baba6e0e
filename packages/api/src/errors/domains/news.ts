import type { ErrorTexts } from "./texts.ts";

/** Articles of the official site. */
export const newsErrors = {
  "news.not_found": {
    http: 200,
    en: "This article does not exist, or is not published any more. Choose another on the home page.",
    cn: "该文章不存在，或已不再发布。请在首页选择其他文章。",
  },
} as const satisfies ErrorTexts;
