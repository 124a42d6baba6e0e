import { useEffect, useState, useSyncExternalStore } from "react";

/** Milliseconds between two looks for the consent dialog's region. */
export const CONSENT_POLL_MS = 200;

/**
 * What a consent dialog on the page tells of itself, as `window.candorConsent`. Whoever puts one on the page
 * (`CANDOR_CONSENT_SCRIPT_URL`, or the operator's own means) offers this, however late.
 */
export interface ConsentDialog {
  /** The rule it follows for this visitor, such as `GDPR` or `CCPA`; empty or absent until it knows. */
  region?: string;
  /** Shows it again. */
  openSettings: () => void;
  /**
   * Whether the visitor allows a purpose now; without it nothing is allowed. A `candorconsentchange` event on the window
   * tells of another answer.
   */
  allows?: (purpose: ConsentPurpose) => boolean;
}

/** What a visitor may allow or refuse. */
export type ConsentPurpose = "analytics" | "chat";

/** The event by which a consent dialog tells that a choice was made or changed. */
export const CONSENT_CHANGE = "candorconsentchange";

declare global {
  interface Window {
    candorConsent?: ConsentDialog;
  }
}

/** The consent dialog once it reports a region, looked for until then. */
export function useConsentDialog(): { region: string; openSettings: () => void } | null {
  const [region, setRegion] = useState(() => window.candorConsent?.region);
  useEffect(() => {
    if (region) return;
    const timer = setInterval(() => {
      const found = window.candorConsent?.region;
      if (found) setRegion(found);
    }, CONSENT_POLL_MS);
    return () => clearInterval(timer);
  }, [region]);
  return region ? { region, openSettings: () => window.candorConsent?.openSettings() } : null;
}

const onConsentChange = (changed: () => void) => {
  addEventListener(CONSENT_CHANGE, changed);
  return () => removeEventListener(CONSENT_CHANGE, changed);
};

/** Whether the visitor allows a purpose. Until the dialog is there and says so: no. */
export function useConsent(purpose: ConsentPurpose): boolean {
  useConsentDialog();
  return useSyncExternalStore(onConsentChange, () => window.candorConsent?.allows?.(purpose) === true);
}
