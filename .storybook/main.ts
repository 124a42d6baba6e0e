import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { Indexer } from "storybook/internal/types";
import { mergeConfig } from "vite";
import { tablesOfProps } from "./props.ts";
import { workerScript } from "./worker.ts";

// The worker script comes from the installed version of its library. It is served from a folder of its own, because
// the test runner serves folders only.
const workerFolder = join(import.meta.dirname, "../node_modules/.cache/candor/msw");
mkdirSync(workerFolder, { recursive: true });
writeFileSync(join(workerFolder, "mockServiceWorker.js"), workerScript());

/** The preview gives every story a documentation page; features and pages are left out of it here. */
const undocumented = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    if (file.replaceAll("\\", "/").includes("/packages/ui/")) return entries;
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), "!autodocs"] }));
  },
});

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/docs/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/features/src/**/*.stories.tsx",
    "../apps/portal/src/**/*.stories.tsx",
    "../apps/mis/src/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  staticDirs: [workerFolder],
  experimental_indexers: (indexers) => indexers?.map(undocumented) ?? [],
  // Props of components come from `tablesOfProps`: to read them once more, in every module, takes a third of the build.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Tests read no tables.
      plugins: [react(), vanillaExtractPlugin(), ...(process.env.VITEST ? [] : [tablesOfProps()])],
      define: { __BUILD__: JSON.stringify("story") },
    }),
};

export default config;
