import type { CurrentUser } from "@candor/api/entities";

/** An invented user for stories and tests. */
export const owner: CurrentUser = {
  id: "0198a000-0000-7000-8000-000000000001",
  name: "Lin Yue",
  email: "lin.yue@example.com",
  role: "owner",
  language: "en",
  is_super: false,
  permissions: [],
  company: {
    id: "0198a000-0000-7000-8000-000000000002",
    name: "Example Retail",
    logo_url: null,
    product_type: 1,
    product_version: 2,
    company_status: 1,
  },
  company_id: "0198a000-0000-7000-8000-000000000002",
  internal_review_only: null,
  last_scan: 1,
  guide_status: 1,
  default_index: null,
  front_values: { assessment_status: 1 },
};
