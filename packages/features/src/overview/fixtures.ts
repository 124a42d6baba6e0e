import type { Sheet } from "./queries.ts";

const uuid = (number: number) => `0198e000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const COOKIES = {
  en: "Advertising cookies are set before the visitor consents",
  cn: "在访客同意之前设置了广告类 Cookie",
};
const TLS = { en: "The site can be opened without encryption", cn: "网站可不经加密访问" };
const LIFE = {
  en: "Two analytics cookies live longer than 13 months",
  cn: "2 个分析类 Cookie 的有效期超过 13 个月",
};

/** A reply of the sheet's call. */
export const SHEET: Sheet = {
  company: "Example Retail",
  as_of: "2026-11-18T06:20:00.000Z",
  counts: {
    critical: 4,
    medium: 18,
    low: 22,
    potential: 9,
    uncertain: 6,
    error: 1,
    resolved: 2,
    passed: 321,
  },
  maturity: { score: 71, level: "effective", coverage: 0.96 },
  trend: [
    { at: "2026-08-20T06:20:00.000Z", score: 54 },
    { at: "2026-09-19T06:20:00.000Z", score: null },
    { at: "2026-10-19T06:20:00.000Z", score: 61 },
    { at: "2026-11-18T06:20:00.000Z", score: 71 },
  ],
  objects: [
    { level: "basic", total: 1 },
    { level: "effective", total: 3 },
    { level: "comprehensive", total: 1 },
    { level: "credible", total: 0 },
    { level: null, total: 1 },
  ],
  issues: [
    { level: "critical", young: 1, older: 2, old: 1, total: 4 },
    { level: "medium", young: 6, older: 7, old: 5, total: 18 },
    { level: "low", young: 12, older: 8, old: 2, total: 22 },
    { level: "potential", young: 9, older: 0, old: 0, total: 9 },
  ],
  framework_rates: [
    { framework: "pipl", passed: 61, total: 90 },
    { framework: "gdpr", passed: 150, total: 204 },
    { framework: "ccpa", passed: 88, total: 110 },
    { framework: "lgpd", passed: 74, total: 90 },
    { framework: "iso27001", passed: 40, total: 44 },
  ],
  heaviest: [
    {
      check_id: "web.sample.1",
      title: COOKIES,
      level: "critical",
      asset_type: "website",
      objects: 3,
      gain: 9,
    },
    { check_id: "web.sample.2", title: TLS, level: "critical", asset_type: null, objects: 1, gain: 4 },
    { check_id: "web.sample.3", title: LIFE, level: "medium", asset_type: "website", objects: 3, gain: 2 },
    { check_id: "web.sample.4", title: TLS, level: "medium", asset_type: "website", objects: 2, gain: 1 },
    { check_id: "web.sample.5", title: LIFE, level: "low", asset_type: "website", objects: 4, gain: 0 },
  ],
  by_hand: {
    next_assessment: 1,
    forever: 1,
    marked_resolved: 2,
    newest: [
      {
        result_id: uuid(1),
        title: { en: "Cookies before consent", cn: "同意前的 Cookie" },
        object_name: "shop.example.com",
        duration: "next_assessment",
        by: "Lin Yue",
        at: "2026-11-19T06:20:00.000Z",
      },
      {
        result_id: uuid(2),
        title: { en: "Encryption in transit", cn: "传输加密" },
        object_name: "blog.example.com",
        duration: "forever",
        by: "Marta Keller",
        at: "2026-11-02T06:20:00.000Z",
      },
    ],
  },
};

/** Before the first publication. */
export const NO_SHEET: Sheet = {
  ...SHEET,
  as_of: null,
  maturity: null,
  trend: [],
  framework_rates: [],
  heaviest: [],
  by_hand: { next_assessment: 0, forever: 0, marked_resolved: 0, newest: [] },
};
