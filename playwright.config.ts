import { chromium } from "@candor/engine/chromium";
import { defineConfig } from "@playwright/test";

const { executablePath, env, args } = await chromium();
const port = process.env.E2E_PORT ?? "4188";

/** The journeys, against what `npm start` builds and runs. One at a time: each may assess a site in a browser of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    // A trace of each step takes as long again as the steps: `pnpm t <path> --trace=on` keeps one.
    screenshot: "only-on-failure",
    timezoneId: "Asia/Shanghai",
  },
  webServer: {
    command: "node tests/e2e/support/start.mjs",
    url: `http://127.0.0.1:${port}/login`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: port },
    stdout: "ignore",
    stderr: "pipe",
  },
});
