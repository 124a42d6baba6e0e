import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@candor/api/entities";
import * as outsideShell from "@candor/features/staff-session/paths";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileEarly } from "../../scripts/vite/compile-early.ts";
import { compress } from "../../scripts/vite/compress.ts";
import { htmlShell } from "../../scripts/vite/html-shell.ts";
import { leanRadix } from "../../scripts/vite/lean-radix.ts";
import { noCycles } from "../../scripts/vite/no-cycles.ts";
import { pagePaths } from "../../scripts/vite/page-paths.ts";
import { startMark } from "../../scripts/vite/start-mark.ts";
import { textChunks } from "../../scripts/vite/texts.ts";
import { themeBoot } from "../../scripts/vite/theme-boot.ts";
import { treeshake } from "../../scripts/vite/tree-shaking.ts";
import { writePage } from "./build/page.ts";
import { TEXTS } from "./build/texts.ts";
import * as screens from "./src/app/paths.ts";

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8080";

const base = "/view-mis/";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ui = (folders: string) => new RegExp(`/packages/ui/src/(?:${folders})`);
const features = (folders: string) => new RegExp(`/packages/features/src/(?:${folders})`);

export default defineConfig({
  base,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    htmlShell({ title: "Candor Admin", listed: false }),
    themeBoot(),
    startMark(),
    leanRadix(),
    noCycles(),
    pagePaths([...Object.values(screens), ...Object.values(outsideShell)]),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": server } },
  build: { target: "es2023", assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        // Few, large chunks, by what they are for: what starts the console, the frames of its screens, and apart from them
        // what only some need: overlays, forms and their schemas, editors, evidence. Each takes along what it stands on, the
        // more general ones first, so that a chunk imports only from those before it.
        rolldownOptions: {
          treeshake,
          output: {
            postBanner: compileEarly("vendor", "index", "frames"),
            codeSplitting: {
              includeDependenciesRecursively: true,
              groups: [
                { name: "vendor", test: /node_modules/, tags: ["$initial"], priority: 9 },
                { name: "base", tags: ["$initial"], priority: 8 },
                ...textChunks(TEXTS, 10),
                ...LANGUAGES.map((language) => ({
                  name: `messages-${language}`,
                  test: new RegExp(`/errors/screens/${language}/`),
                  minShareCount: 2,
                  priority: 7,
                })),
                { name: "overlays", test: ui("dialogs|internal/radix"), priority: 7 },
                {
                  name: "frames",
                  test: features("address|frames|forms/[A-Z]|evidence/components/(?:Check|Status)Text"),
                  minShareCount: 2,
                  priority: 6,
                },
                {
                  name: "parts",
                  test: /\/packages\/ui\//,
                  minShareCount: 4,
                  priority: 5,
                },
                {
                  name: "icons",
                  test: /\/lucide-react\/|\/entities\/accounts\/plans\b/,
                  minShareCount: 2,
                  priority: 3,
                },
                {
                  name: "shared",
                  test: features(
                    "exports/|overlays/(?!drawn)|platform/(?!drafts)|scans/(?:queries|status-texts)",
                  ),
                  minShareCount: 2,
                  priority: 3,
                },
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
    },
    // Gives what the build writes into the page; nothing of it is served.
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: "node_modules/.cache/console-server",
        emptyOutDir: true,
        emitAssets: false,
        rolldownOptions: {
          input: here("src/boot/prerender.tsx"),
          // "use client" means nothing here.
          onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("The console is built from two environments");
      await builder.build(client);
      await builder.build(ssr);
      const dist = resolve(client.config.root, client.config.build.outDir);
      await writePage(dist, here("node_modules/.cache/console-server/prerender.js"), base);
      await compress(dist);
    },
  },
});
