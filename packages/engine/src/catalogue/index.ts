import type { CheckText } from "../rules/types.ts";
import { consentTexts } from "./web/consent.ts";
import { contentTexts } from "./web/content.ts";
import { designTexts } from "./web/design.ts";
import { gpcTexts } from "./web/gpc.ts";
import { headerTexts } from "./web/headers.ts";
import { hiddenTexts } from "./web/hidden.ts";
import { policyTexts } from "./web/policy.ts";
import { protectionTexts } from "./web/protection.ts";
import { sharingTexts } from "./web/sharing.ts";
import { tlsTexts } from "./web/tls.ts";

/** The words of every check, by its id. */
export const checkTexts: Readonly<Record<string, CheckText>> = {
  ...consentTexts,
  ...gpcTexts,
  ...policyTexts,
  ...sharingTexts,
  ...tlsTexts,
  ...headerTexts,
  ...contentTexts,
  ...designTexts,
  ...hiddenTexts,
  ...protectionTexts,
};
