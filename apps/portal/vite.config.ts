import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

const server = process.env.CANDOR_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  define: { __BUILD__: JSON.stringify(manifest.version) },
  plugins: [react(), vanillaExtractPlugin()],
  server: { host: "127.0.0.1", proxy: { "/api": server } },
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true },
});
