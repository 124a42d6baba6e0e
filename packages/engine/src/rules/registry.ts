import type { Rule } from "./types.ts";
import { consentRules } from "./web/consent/index.ts";
import { contentRules } from "./web/content.ts";
import { cookieRules } from "./web/cookies.ts";
import { formRules } from "./web/forms.ts";
import { gpcRules } from "./web/gpc.ts";
import { headerRules } from "./web/headers.ts";
import { policyRules } from "./web/policy.ts";
import { tlsRules } from "./web/tls.ts";
import { trackingRules } from "./web/tracking.ts";
import { transferRules } from "./web/transfers.ts";

/** Every rule, in the order of the catalogue. */
export const rules: readonly Rule[] = [
  ...consentRules,
  ...gpcRules,
  ...policyRules,
  ...trackingRules,
  ...transferRules,
  ...tlsRules,
  ...headerRules,
  ...cookieRules,
  ...formRules,
  ...contentRules,
];
