import { resolve } from "node:path";
import { z } from "zod";
import { withoutEndSlashes } from "./address.ts";

const address = z.url({ protocol: /^https?$/ });

/** Variables by which an operator puts something in the place of our own parts. */
export const siteVariables = {
  /** External privacy center: `/privacy-policy`, `/cookie-notice` and `/term-of-use` are under it. */
  CANDOR_PRIVACY_CENTER_URL: address.transform(withoutEndSlashes).optional(),
  /** Its Chinese variant; without it the other one is used. */
  CANDOR_PRIVACY_CENTER_URL_CN: address.transform(withoutEndSlashes).optional(),
  /** Folder with the operator's own `privacy-policy.en.md` and so on; what is not there stays ours. */
  CANDOR_DOCUMENTS_DIR: z.string().min(1).optional(),
  /** Script of another feedback widget. */
  CANDOR_FEEDBACK_SCRIPT_URL: address.optional(),
  /** Script of a consent dialog. */
  CANDOR_CONSENT_SCRIPT_URL: address.optional(),
  /** Script of a product analytics; it runs with consent alone. */
  CANDOR_ANALYTICS_SCRIPT_URL: address.optional(),
  /** Script of a chat with people; it runs with consent alone. */
  CANDOR_CHAT_SCRIPT_URL: address.optional(),
  /** 2: reports of errors in browsers carry the calls that led to them. */
  CANDOR_ERROR_TRACKING: z.enum(["1", "2"]).default("1").transform(Number),
};

type Given = z.output<z.ZodObject<typeof siteVariables>>;

export interface SiteEnv {
  /** By language, without a trailing slash; undefined: our own pages. */
  privacyCenter: { en: string; cn: string } | undefined;
  documentsDir: string | undefined;
  feedbackScript: string | undefined;
  consentScript: string | undefined;
  analyticsScript: string | undefined;
  chatScript: string | undefined;
  errorTracking: number;
  /** Origins of those scripts, for the content policy. */
  scriptOrigins: string[];
}

export function siteOf(given: Given): SiteEnv {
  const { CANDOR_PRIVACY_CENTER_URL: en, CANDOR_PRIVACY_CENTER_URL_CN: cn } = given;
  const { CANDOR_FEEDBACK_SCRIPT_URL, CANDOR_CONSENT_SCRIPT_URL, CANDOR_DOCUMENTS_DIR } = given;
  const { CANDOR_ANALYTICS_SCRIPT_URL, CANDOR_CHAT_SCRIPT_URL } = given;
  const scripts = [
    CANDOR_FEEDBACK_SCRIPT_URL,
    CANDOR_CONSENT_SCRIPT_URL,
    CANDOR_ANALYTICS_SCRIPT_URL,
    CANDOR_CHAT_SCRIPT_URL,
  ];
  const first = en ?? cn;
  return {
    privacyCenter: first ? { en: first, cn: cn ?? first } : undefined,
    documentsDir: CANDOR_DOCUMENTS_DIR && resolve(CANDOR_DOCUMENTS_DIR),
    feedbackScript: CANDOR_FEEDBACK_SCRIPT_URL,
    consentScript: CANDOR_CONSENT_SCRIPT_URL,
    analyticsScript: CANDOR_ANALYTICS_SCRIPT_URL,
    chatScript: CANDOR_CHAT_SCRIPT_URL,
    errorTracking: given.CANDOR_ERROR_TRACKING,
    scriptOrigins: [...new Set(scripts.flatMap((url) => (url ? [new URL(url).origin] : [])))],
  };
}
