import { builtPaths, publishedManifest, readManifest } from "../publish/manifest.ts";
import { entries, uiFolder } from "./catalogue.ts";

const OWN = { "./package.json": "./package.json" };

/** What the workspace resolves: the sources. */
export const sourceExports = (): Record<string, string> => ({
  ...Object.fromEntries(entries().map(({ path, source }) => [`./${path}`, `./src/${source}`])),
  ...OWN,
});

/** The manifest of the published design system. */
export const publishedUi = (): Record<string, unknown> =>
  publishedManifest(readManifest(uiFolder), {
    exports: {
      ...Object.fromEntries(
        entries().map(({ path, source }) => [`./${path}`, builtPaths(`./src/${source}`)]),
      ),
      ...OWN,
    },
    // A stylesheet takes effect by being imported; so does the module that holds its class names, and the one entry
    // of styles. Everything else may be dropped when nothing of it is used.
    sideEffects: ["**/*.css", "**/*.css.js", "./theme/styles.js"],
  });
