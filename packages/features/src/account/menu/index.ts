export {
  CONSENT_CHANGE,
  CONSENT_POLL_MS,
  type ConsentDialog,
  useConsent,
  useConsentDialog,
} from "./consent.ts";
export { documentHref } from "./document-href.ts";
export { languagesFor } from "./languages.ts";
export { useTrustEntry } from "./use-trust-entry.tsx";
