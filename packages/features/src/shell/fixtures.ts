import { listChangelog, listViews, readSiteSetup } from "@candor/api/endpoints";
import type { CurrentUser } from "@candor/api/entities";
import { handlersFor } from "@candor/api/msw";
import type { NavigationFacts } from "../navigation/index.ts";

/** An invented user for stories and tests. */
export const owner: CurrentUser = {
  id: "0198a000-0000-7000-8000-000000000001",
  name: "Lin Yue",
  email: "lin.yue@example.com",
  role: "owner",
  position: null,
  profile_complete: true,
  language: "en",
  language_fixed: false,
  timezone: null,
  is_super: false,
  permissions: [],
  company: {
    id: "0198a000-0000-7000-8000-000000000002",
    name: "Example Retail",
    logo_url: null,
    logo: "default-image",
    product_type: 1,
    product_version: 2,
    company_status: 1,
    menu_form: "current",
    construct_state: 0,
  },
  company_id: "0198a000-0000-7000-8000-000000000002",
  plan_ended: false,
  overview: false,
  showOverview: false,
  showRisk: false,
  menu_ids: null,
  internal_review_only: null,
  last_scan: 1,
  guide_status: 1,
  default_index: null,
  app_list: [],
  front_values: { assessment_status: 1 },
  preview: false,
};

/** What decides about screens for a user of stories and tests. */
export const factsOf = (user: CurrentUser, some: Partial<NavigationFacts> = {}): NavigationFacts => ({
  user,
  form: "current",
  cloudConnected: true,
  constructed: null,
  ...some,
});

/** The operator set nothing in place of our own parts. */
export const siteSetupAnswers = handlersFor(readSiteSetup, {
  privacy_center: null,
  feedback_script: "",
  consent_script: null,
  analytics_script: null,
  chat_script: null,
  error_tracking: 1,
});

/** Answers to what every page with the shell asks for: nothing is new, and the operator set nothing in place of ours. */
export const shellAnswers = [
  ...handlersFor(listChangelog, { list: [], notice: false }),
  ...handlersFor(listViews, { list: [] }),
  ...siteSetupAnswers,
];
