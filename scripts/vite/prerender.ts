import { resolve } from "node:path";
import type { BuilderOptions, EnvironmentOptions } from "vite";

const OUT = "node_modules/.cache/prerender";

interface Prerender {
  environment: EnvironmentOptions;
  builder: BuilderOptions;
}

/**
 * Builds an app, and beside it a module that draws at build what the app's pages show first.
 * Nothing of that module is served.
 *
 * @param input the module that draws
 * @param write gets the built app's folder and the built module, and puts the one's drawings into the other's pages
 */
export function prerender(
  input: string,
  write: (dist: string, prerenderer: string) => Promise<void>,
): Prerender {
  return {
    environment: {
      resolve: { noExternal: true },
      build: {
        outDir: OUT,
        emptyOutDir: true,
        emitAssets: false,
        rolldownOptions: {
          input,
          // "use client" means nothing here.
          onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        },
      },
    },
    builder: {
      async buildApp({ environments: { client, ssr }, build }) {
        if (!client || !ssr) throw new Error("An app is built from two environments");
        await build(client);
        await build(ssr);
        const { root } = client.config;
        const dist = resolve(root, client.config.build.outDir);
        await write(dist, resolve(root, OUT, "prerender.js"));
      },
    },
  };
}
