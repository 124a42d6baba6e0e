import { createRequire } from "node:module";
import { dirname } from "node:path";
import { chromium } from "@candor/engine/chromium";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import TallyReporter from "./scripts/lib/tally-reporter.mjs";

const root = dirname(createRequire(import.meta.url).resolve("./package.json"));
const { executablePath, env, args } = await chromium();

/** Where `npm test` wants the sum of a run. */
const tally = process.env.TEST_TALLY;

const browser = (viewport: { width: number; height: number }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport,
  provider: playwright({ launchOptions: { executablePath, args, env: { ...process.env, ...env } } }),
  instances: [{ browser: "chromium" as const }],
});

const browserTests = ["packages/{ui,features}/src/**/*.test.tsx", "apps/{portal,mis}/src/**/*.test.tsx"];

// What Vite would find late, after a plugin's transform or behind a workspace package: found in the middle of a run,
// it would reload the page under a test.
const optimizeDeps = {
  include: [
    "@candor/ui > @radix-ui/themes",
    "@candor/ui > @radix-ui/themes/components/dialog",
    "@candor/ui > @radix-ui/themes/components/dropdown-menu",
    "@candor/ui > @radix-ui/themes/components/popover",
    "@candor/ui > @radix-ui/themes/components/theme",
    "@candor/ui > @radix-ui/themes/components/tooltip",
    "@candor/ui > @tanstack/react-table",
    "@candor/ui > @tanstack/react-virtual",
    "@candor/ui > @vanilla-extract/recipes/createRuntimeFn",
    "@candor/ui > downshift",
    "@candor/ui > lucide-react",
    "@candor/ui > react-day-picker",
    "@candor/ui > react-dom/server",
    "@candor/features > @hookform/resolvers/standard-schema",
    "@candor/features > @tanstack/react-query",
    "@candor/features > jotai",
    "@candor/features > jotai/utils",
    "@candor/features > markdown-to-jsx/react",
    "@candor/features > pinyin-match",
    "@candor/features > react-hook-form",
    "@candor/features > react-i18next",
    "@candor/api > zod/mini",
    "@candor/portal > react-router",
    "i18next",
    "msw",
    "msw/browser",
  ],
  entries: [
    ...browserTests,
    "packages/{ui,features}/src/**/*.stories.tsx",
    "apps/{portal,mis}/src/**/*.stories.tsx",
  ],
};

export default defineConfig({
  test: {
    passWithNoTests: false,
    reporters: tally ? ["default", new TallyReporter({ file: tally, root })] : ["default"],
    projects: [
      {
        root,
        test: {
          name: "unit",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.e2e.test.ts"],
        },
      },
      {
        root,
        test: {
          name: "engine-e2e",
          environment: "node",
          include: ["packages/engine/src/**/*.e2e.test.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // @candor/ui as others install it: built, packed, installed into an app, shown in a browser.
        root,
        test: {
          name: "package",
          environment: "node",
          include: ["scripts/ui/**/*.e2e.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: "server",
          environment: "node",
          include: ["apps/server/src/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        root,
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps,
        test: { name: "components", include: browserTests, browser: browser({ width: 1280, height: 800 }) },
      },
      {
        root,
        plugins: [storybookTest({ configDir: ".storybook" })],
        optimizeDeps,
        test: {
          name: "stories",
          // One page shows them one after the other, as Storybook does: a page for each file took a third of the time.
          isolate: false,
          browser: browser({ width: 1280, height: 800 }),
        },
      },
    ],
  },
});
