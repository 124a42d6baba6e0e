import type { Rule } from "../types.ts";
import { policyContentRules } from "./policy/content.ts";
import { cookieNoticeRules } from "./policy/cookie-notice.ts";
import { policyLinkRules } from "./policy/link.ts";
import { policyTrafficRules } from "./policy/traffic.ts";

export const policyRules: readonly Rule[] = [
  ...policyLinkRules,
  ...policyContentRules,
  ...policyTrafficRules,
  ...cookieNoticeRules,
];
