import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/house.mjs";
import { entries, type Manifest } from "./catalogue.ts";

const OWN = { "./package.json": "./package.json" };

/** What the workspace resolves: the sources. */
export const sourceExports = (): Record<string, string> => ({
  ...Object.fromEntries(entries().map(({ path, source }) => [`./${path}`, `./src/${source}`])),
  ...OWN,
});

/** What an installed package resolves: the build. */
const builtExports = () => ({
  ...Object.fromEntries(
    entries().map(({ path, source }) => {
      const file = `./${source.replace(/\.ts$/, "")}`;
      return [`./${path}`, { types: `${file}.d.ts`, default: `${file}.js` }];
    }),
  ),
  ...OWN,
});

/** The catalog's versions: one name and range a line, indented by two. */
function catalog(): Map<string, string> {
  const text = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const rows = text.matchAll(/^ {2}"?(@?[\w./-]+)"?: "?([^\s"#]+)"?$/gm);
  return new Map([...rows].map(([, name = "", range = ""]) => [name, range]));
}

function resolved(dependencies: Record<string, string>): Record<string, string> {
  const versions = catalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const found = range === "catalog:" ? versions.get(name) : range;
      if (!found || /^(catalog|workspace):/.test(found)) throw new Error(`No published range for ${name}`);
      return [name, found];
    }),
  );
}

const FIELDS = ["name", "version", "description", "license", "repository", "homepage", "type"];

/**
 * The manifest of the published package. It lies in `dist`, which `publishConfig.directory` names: the workspace
 * keeps the sources, the tarball holds the build alone.
 */
export function publishedManifest(source: Manifest): Record<string, unknown> {
  return {
    ...Object.fromEntries(FIELDS.filter((field) => field in source).map((field) => [field, source[field]])),
    // A stylesheet takes effect by being imported; so does the module that holds its class names, and the one entry
    // of styles. Everything else may be dropped when nothing of it is used.
    sideEffects: ["**/*.css", "**/*.css.js", "./theme/styles.js"],
    exports: builtExports(),
    dependencies: resolved(source.dependencies),
    peerDependencies: source.peerDependencies,
    publishConfig: { access: "public" },
  };
}
