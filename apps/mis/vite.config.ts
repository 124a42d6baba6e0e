import { fileURLToPath } from "node:url";
import * as outsideShell from "@candor/features/staff-session/paths";
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
import { pagePaths } from "../../scripts/vite/page-paths.ts";
import { prerender } from "../../scripts/vite/prerender.ts";
import { startMark } from "../../scripts/vite/start-mark.ts";
import { themeBoot } from "../../scripts/vite/theme-boot.ts";
import { treeshake } from "../../scripts/vite/tree-shaking.ts";
import { codeSplitting } from "./build/chunks.ts";
import { writePage } from "./build/page.ts";
import * as screens from "./src/app/paths.ts";

const base = "/view-mis/";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const page = prerender(here("src/boot/prerender.tsx"), async (dist, prerenderer) => {
  await writePage(dist, prerenderer, base);
  await compress(dist);
});

export default defineConfig({
  base,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    htmlShell({ title: "Candor Admin", listed: false }),
    themeBoot(),
    startMark(),
    leanRadix(),
    buildName(),
    noCycles(),
    pageFiles(),
    compileEarly("vendor", "index", "frames"),
    pagePaths([...Object.values(screens), ...Object.values(outsideShell)]),
  ],
  ...app,
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: { resolveDependencies: besides("rolldown-runtime", "vendor", "index") },
        rolldownOptions: {
          treeshake,
          output: {
            codeSplitting,
          },
        },
      },
    },
    ssr: page.environment,
  },
  builder: page.builder,
});
