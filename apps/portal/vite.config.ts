import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { app } from "../../scripts/vite/app.ts";
import { besides } from "../../scripts/vite/besides.ts";
import { buildName } from "../../scripts/vite/build-name.ts";
import { compileEarly } from "../../scripts/vite/compile-early.ts";
import { compress } from "../../scripts/vite/compress.ts";
import { htmlShell } from "../../scripts/vite/html-shell.ts";
import { leanRadix } from "../../scripts/vite/lean-radix.ts";
import { noCycles } from "../../scripts/vite/no-cycles.ts";
import { pageFiles } from "../../scripts/vite/page-files.ts";
import { prerender } from "../../scripts/vite/prerender.ts";
import { startMark } from "../../scripts/vite/start-mark.ts";
import { treeshake } from "../../scripts/vite/tree-shaking.ts";
import { codeSplitting } from "./build/chunks.ts";
import { devPages } from "./build/dev-pages.ts";
import { writePages } from "./build/pages.ts";
import { printSizes } from "./build/sizes.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The sign-in page and the campaign's are drawn at build. */
const pages = prerender(here("src/public/prerender.tsx"), async (dist, prerenderer) => {
  await writePages(dist, prerenderer);
  printSizes(await compress(dist));
});

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    htmlShell({ title: "Candor" }),
    devPages(),
    leanRadix(),
    buildName(),
    noCycles(),
    pageFiles(),
    startMark(),
    compileEarly("base", "frame", "app", "dashboard"),
  ],
  ...app,
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: besides("base", "frame", "app") },
        rolldownOptions: {
          input: {
            app: here("index.html"),
            login: here("login.html"),
            campaign: here("campaign.html"),
            pages: here("pages.html"),
          },
          treeshake,
          output: { codeSplitting },
        },
      },
    },
    ssr: pages.environment,
  },
  builder: pages.builder,
});
