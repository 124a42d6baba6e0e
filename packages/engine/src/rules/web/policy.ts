import type { Rule } from "../types.ts";
import { policyContentRules } from "./policy/content.ts";
import { cookieNoticeRules } from "./policy/cookie-notice.ts";
import { disclosesRecipients } from "./policy/discloses-recipients.ts";
import { disclosesTransfers } from "./policy/discloses-transfers.ts";
import { policyLinkRules } from "./policy/link.ts";

export const policyRules: readonly Rule[] = [
  ...policyLinkRules,
  ...policyContentRules,
  disclosesRecipients,
  disclosesTransfers,
  ...cookieNoticeRules,
];
