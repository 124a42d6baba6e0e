import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileEarly } from "../../scripts/vite/compile-early.ts";
import { compress } from "../../scripts/vite/compress.ts";
import { htmlShell } from "../../scripts/vite/html-shell.ts";
import { leanRadix } from "../../scripts/vite/lean-radix.ts";
import { noCycles } from "../../scripts/vite/no-cycles.ts";
import { startMark } from "../../scripts/vite/start-mark.ts";
import { treeshake } from "../../scripts/vite/tree-shaking.ts";
import { codeSplitting } from "./build/chunks.ts";
import { devPages } from "./build/dev-pages.ts";
import { writePages } from "./build/pages.ts";
import { printSizes } from "./build/sizes.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    htmlShell({ title: "Candor" }),
    devPages(),
    leanRadix(),
    noCycles(),
    startMark(),
  ],
  server: { host: "127.0.0.1", proxy: { "/api": server } },
  build: { target: "es2023", assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            app: here("index.html"),
            login: here("login.html"),
            campaign: here("campaign.html"),
            pages: here("pages.html"),
          },
          treeshake,
          output: { codeSplitting, postBanner: compileEarly("base", "frame", "app", "dashboard") },
        },
      },
    },
    // Draws the sign-in page and the campaign's at build; nothing of it is served.
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: "node_modules/.cache/portal-server",
        emptyOutDir: true,
        emitAssets: false,
        rolldownOptions: {
          input: here("src/public/prerender.tsx"),
          // "use client" means nothing here.
          onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("The portal is built from two environments");
      await builder.build(client);
      await builder.build(ssr);
      const dist = resolve(client.config.root, client.config.build.outDir);
      await writePages(dist, here("node_modules/.cache/portal-server/prerender.js"));
      printSizes(await compress(dist));
    },
  },
});
