import { chromium } from "@candor/engine/chromium";
import { defineConfig } from "@playwright/test";

const { executablePath, env, args } = await chromium();
const port = process.env.STORIES_PORT ?? "4189";

/** Every story of the built Storybook in a browser, and the pictures of those that are tagged `visual`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/stories",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  updateSnapshots: "none",
  // More than half of the time a page waits for its next frame or a timer: four keep two cores at work.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: {
    timeout: 45_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      // What drawing rounds differently on another processor is 2 of 255, on a curve a few pixels more.
      threshold: 0.01,
      maxDiffPixels: 6,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    timezoneId: "Asia/Shanghai",
    launchOptions: {
      executablePath,
      args: [...args, "--force-color-profile=srgb", "--disable-lcd-text", "--disable-partial-raster"],
      env: { ...process.env, ...env } as Record<string, string>,
    },
  },
  webServer: {
    command: `node tests/stories/support/serve.ts ${port}`,
    cwd: "../..",
    url: `http://127.0.0.1:${port}`,
  },
});
