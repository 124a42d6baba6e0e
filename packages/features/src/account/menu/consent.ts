import { useEffect, useState } from "react";

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
}

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
