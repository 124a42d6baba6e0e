import { chromium } from "@candor/engine/chromium";
import { defineConfig } from "@playwright/test";

const { executablePath, env, args } = await chromium();

/**
 * The journeys through the built apps, four files at a time. A file has a server of its own, or shares that of its worker
 * (`support/own-server.ts`).
 */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/beginnings.ts",
  outputDir: "test-results/journeys",
  // Each waits for pages and for jobs for a third of its time and more.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // What waits ends when it is there. These end only what would never come, on a machine at half its speed too.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    // A trace of each step takes as long again as the steps: `pnpm t <path> --trace=on` keeps one.
    screenshot: "only-on-failure",
    timezoneId: "Asia/Shanghai",
  },
});
