/** What a consent banner counts. `pv` counts views, `uv` visitors: a rate is of visitors. */
export const REPORT_DIMENSIONS = ["pv", "uv"] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/** What visitors did with the banner. */
export const CONSENT_METRICS = [
  "total_visits",
  "total_allow_all",
  "total_part_consent",
  "total_disable_all",
  "total_no_operation",
] as const;
export type ConsentMetric = (typeof CONSENT_METRICS)[number];

/** Clicks on the banner's buttons. */
export const BANNER_CLICKS = [
  "allow_all_click",
  "disable_all_click",
  "customize_settings_click",
  "cookie_notice_click",
  "no_setting_num",
] as const;
export type BannerClick = (typeof BANNER_CLICKS)[number];

/** Groups that a visitor can allow or refuse by themselves. */
export const CONSENT_CATEGORIES = [
  "strictly_necessary",
  "performance",
  "functionality",
  "targeting",
  "sale_or_share",
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Other things that are counted. */
export const CONSENT_COUNTED = [
  "vendors",
  "privacy_center",
  "policy",
  "cookie_notice",
  "preference",
  "pdf_download",
] as const;

/** How a report groups time. */
export const TIME_SCALES = ["day", "week", "month", "quarter"] as const;
export type TimeScale = (typeof TIME_SCALES)[number];

/** How far back a report reads, in days. */
export const REPORT_RANGES = { last_7_days: 7, last_month: 30, last_3_months: 90 } as const;
export type ReportRange = keyof typeof REPORT_RANGES;

/** Hour of the day at which the numbers of the day before are there. */
export const REPORT_REFRESH_HOUR = 1;

/** What a report shows before anyone chose. */
export const REPORT_DEFAULTS = {
  dimension: "pv",
  time_scale: "week",
  index_category: "management_data",
  framework: 1,
  risk_category: "All Assets",
  indices: CONSENT_METRICS,
  detail_indices: BANNER_CLICKS,
} as const;
