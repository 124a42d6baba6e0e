import { type Browser, chromium as launcher } from "playwright-core";
import { chromium } from "../../packages/engine/src/chromium/index.ts";

/** The Chromium of the lockfile, for scripts and tests that look at pages. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env, args } = await chromium();
  return launcher.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
