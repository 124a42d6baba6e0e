import * as outsideShell from "@candor/features/staff-session/paths";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedFiles } from "../../scripts/vite/compressed-files.ts";
import { htmlShell } from "../../scripts/vite/html-shell.ts";
import { leanRadix } from "../../scripts/vite/lean-radix.ts";
import { noCycles } from "../../scripts/vite/no-cycles.ts";
import { pagePaths } from "../../scripts/vite/page-paths.ts";
import { startMark } from "../../scripts/vite/start-mark.ts";
import { themeBoot } from "../../scripts/vite/theme-boot.ts";
import { treeshake } from "../../scripts/vite/tree-shaking.ts";
import * as screens from "./src/app/paths.ts";

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "/view-mis/",
  plugins: [
    react(),
    vanillaExtractPlugin(),
    htmlShell({ title: "Candor Admin", listed: false }),
    themeBoot(),
    startMark(),
    leanRadix(),
    noCycles(),
    pagePaths([...Object.values(screens), ...Object.values(outsideShell)]),
    compressedFiles(),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": server } },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    manifest: true,
    // Few, large chunks: what three screens share comes with the first, so that the next is one request.
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: true,
          groups: [
            { name: "vendor", test: /node_modules/, minShareCount: 3, priority: 2 },
            { name: "shared", test: /\/packages\//, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
});
