import type { ReportShare, SharedReport } from "@candor/api/contract";
import { ROWS } from "../checks/testing/index.ts";
import { SHOP_COUNTS } from "../objects/fixtures.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36";
const at = (day: string) => `${day}T08:20:00.000Z`;

export const ASSESSMENT_ID = "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e04";
export const CODE = "kR2b0nJ5o7sVQm3cXw9TtY";
export const URL_MADE = `https://candor.example/pages/assessment-report/${CODE}`;

/** Opens the report still, and was opened twice. */
export const OPEN: ReportShare = {
  id: "11111111-91c3-4d8e-8f0a-5b1f1d7c9e01",
  by: "Lin Yue",
  created_at: at("2026-11-18"),
  expires_at: at("2999-12-18"),
  revoked_at: null,
  has_password: true,
  opened: 2,
  openings: [
    { at: at("2026-11-20"), device: CHROME, address: "192.0.2.7" },
    { at: at("2026-11-19"), device: null, address: null },
  ],
};

export const EXPIRED: ReportShare = {
  ...OPEN,
  id: "22222222-91c3-4d8e-8f0a-5b1f1d7c9e02",
  created_at: at("2026-11-09"),
  expires_at: at("2026-11-16"),
  has_password: false,
  opened: 0,
  openings: [],
};

export const REVOKED: ReportShare = {
  ...EXPIRED,
  id: "33333333-91c3-4d8e-8f0a-5b1f1d7c9e03",
  revoked_at: at("2026-11-19"),
};

export const REPORT: SharedReport = {
  company: "Example Retail",
  number: 20418,
  published_at: at("2026-11-18"),
  expires_at: at("2026-12-18"),
  correction: {
    at: at("2026-11-20"),
    reason: { en: "Two cookies belong to the basket.", cn: "其中两个 Cookie 用于购物车。" },
  },
  counts: SHOP_COUNTS,
  score: 54,
  objects: [
    {
      scan_id: "44444444-91c3-4d8e-8f0a-5b1f1d7c9e04",
      name: "shop.example.com",
      asset_type: "website",
      url: "https://shop.example.com/",
      counts: SHOP_COUNTS,
    },
  ],
  frameworks: [
    { framework: "pipl", counts: SHOP_COUNTS, passed: 71, total: 100 },
    { framework: "gdpr", counts: SHOP_COUNTS, passed: 94, total: 121 },
  ],
  checks: ROWS.map(({ id, check_id, status, title, category, citations, object_name }) => ({
    ...{ id, check_id, status, title, category, citations, object_name },
  })),
};
