import type { ErrorTexts } from "./texts.ts";

/** Feedback and its screenshot. */
export const feedbackErrors = {
  "feedback.screenshot_type": {
    http: 200,
    en: "The screenshot is not a PNG or JPEG picture. Take it again, or send without it.",
    cn: "截图不是 PNG 或 JPEG 图片。请重新截图，或不附截图直接发送。",
  },
  "feedback.screenshot_size": {
    http: 200,
    en: "The screenshot is larger than 5 MB. Send a smaller one.",
    cn: "截图超过 5 MB，请换一张较小的图片。",
  },
} as const satisfies ErrorTexts;
