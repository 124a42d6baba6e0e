import { chromium } from "../chromium/index.ts";
import type { BrowserSettings } from "../collect/browser/launch.ts";
import { spkiHashes } from "../collect/tls.ts";

/** Settings for a pass inside a test's own process, which may be root's. */
export async function testSettings(ca: string): Promise<BrowserSettings> {
  return {
    ...(await chromium()),
    sandbox: process.getuid?.() !== 0,
    runAs: null,
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36",
    trustedKeys: spkiHashes(ca),
  };
}
