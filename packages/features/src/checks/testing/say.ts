/** A text in both languages. */
export const say = (en: string, cn: string) => ({ en, cn });

/** A title of 300 characters in Chinese, without a place to break a line in English. */
export const LONG_TITLE = say(
  "Advertising_retargeting_and_audience_matching_cookies_".repeat(6).slice(0, 300),
  "在访客作出任何选择之前设置广告再营销与受众匹配标识".repeat(13).slice(0, 300),
);
