// The projects that run in a browser. `vitest.config.ts` loads them when one is asked for.
import { chromium } from "@candor/engine/chromium";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";

const { executablePath, env, args } = await chromium();

/** Anew for each project: Vitest writes its names into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
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
    "@candor/ui > @tanstack/react-virtual",
    "@candor/ui > @vanilla-extract/recipes/createRuntimeFn",
    "@candor/ui > downshift",
    "@candor/ui > lucide-react",
    "@candor/ui > react-day-picker",
    "@candor/ui > react-dom/server",
    "@candor/features > @hookform/resolvers/standard-schema",
    "@candor/features > @tanstack/react-query",
    "@candor/features > markdown-to-jsx/react",
    "@candor/features > pinyin-match/src/simplified_dict.js",
    "@candor/features > react-hook-form",
    "@candor/features > react-i18next",
    "@candor/api > zod/mini",
    "@candor/features > react-router",
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

type Project = (root: string) => Promise<TestProjectInlineConfiguration>;

const PROJECTS: Record<string, Project> = {
  components: async (root) => ({
    root,
    plugins: [react(), vanillaExtractPlugin()],
    optimizeDeps,
    test: {
      name: "components",
      include: browserTests,
      // One page for all files of a worker: to load the modules anew for each took a third of the time.
      isolate: false,
      setupFiles: ["packages/ui/src/internal/testing.setup.ts"],
      browser: browser(),
      // As in `vitest.config.ts`: Vitest would give up after a second.
      expect: { poll: { timeout: 30_000 } },
      testTimeout: 60_000,
    },
  }),
  stories: async (root) => ({
    root,
    plugins: [await storybookTest({ configDir: ".storybook" })],
    optimizeDeps,
    test: {
      name: "stories",
      // One page shows them one after the other, as Storybook does: a page for each file took a third of the time.
      isolate: false,
      browser: browser(),
      testTimeout: 60_000,
    },
  }),
};

export const browserProjects = (root: string, names: readonly string[]) =>
  Promise.all(names.flatMap((name) => PROJECTS[name]?.(root) ?? []));
