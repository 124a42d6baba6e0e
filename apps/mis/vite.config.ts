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

const ui = (folders: string) => new RegExp(`/packages/ui/src/(?:${folders})`);
const features = (folders: string) => new RegExp(`/packages/features/src/(?:${folders})`);

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
    // Few, large chunks, by what they are for: what starts the console, the frames of its screens, and apart from them
    // what only some need: overlays, forms and their schemas, editors, evidence. Each takes along what it stands on, the
    // more general ones first, so that a chunk imports only from those before it.
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: true,
          groups: [
            { name: "vendor", test: /node_modules/, tags: ["$initial"], priority: 9 },
            { name: "base", tags: ["$initial"], priority: 8 },
            { name: "overlays", test: ui("dialogs|internal/radix"), priority: 7 },
            {
              name: "frames",
              test: features("address|frames|forms/[A-Z]|evidence/components/(?:Check|Status)Text"),
              minShareCount: 2,
              priority: 6,
            },
            { name: "parts", test: /\/packages\/ui\//, minShareCount: 4, priority: 5 },
            { name: "schemas", test: /\/node_modules\/zod\//, priority: 4 },
            {
              name: "fields",
              test: /\/node_modules\/(?:@hookform|react-hook-form)\/|\/forms\/use-schema-form/,
              priority: 4,
            },
            {
              name: "config",
              test: features("config-editor/(?:[^/]+$|components/ConfigList)"),
              minShareCount: 2,
              priority: 4,
            },
            { name: "evidence", test: features("evidence/"), minShareCount: 2, priority: 3 },
            {
              name: "editors",
              test: features("config-editor/components/(?!SamplePreview)"),
              minShareCount: 2,
              priority: 3,
            },
          ],
        },
      },
    },
  },
});
