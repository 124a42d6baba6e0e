import { chromium } from "@candor/engine/chromium";
import { defineConfig } from "@playwright/test";

const { executablePath, env, args } = await chromium();
const port = process.env.E2E_PORT ?? "4188";

/** Journeys that change what others find on the same server: those of one kind follow each other, beside the other kind. */
const ON_THE_STARTED =
  /\/(assessment|configuration|every-page|replaced|start|passkey|sign-on|first-company)\.spec\.ts$/;

/** The journeys, against what `npm start` builds and runs, and against servers of their own. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  workers: 2,
  projects: [
    { name: "started server", testMatch: ON_THE_STARTED, workers: 1 },
    { name: "own server", testIgnore: ON_THE_STARTED, workers: 1 },
  ],
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
    trace: "retain-on-failure",
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
