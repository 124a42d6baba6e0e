import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/workspace.mjs";

/** A manifest of the workspace, as far as what is published of it goes. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, unknown>;
  [field: string]: unknown;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

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

const FIELDS = ["name", "version", "description", "license", "repository", "homepage", "type", "engines"];
const PEERS = ["peerDependencies", "peerDependenciesMeta"];

const chosen = (source: Manifest, fields: readonly string[]) =>
  Object.fromEntries(fields.filter((field) => field in source).map((field) => [field, source[field]]));

/** What an installed package resolves for a way in: the build of `./src/a/b.ts`. */
export function builtPaths(source: string): { types: string; default: string } {
  const file = source.replace(/^\.\/src\//, "./").replace(/\.tsx?$/, "");
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/**
 * The manifest of a published package. It lies in `dist`, which `publishConfig.directory` names: the workspace keeps
 * the sources, the tarball holds the build alone.
 */
export function publishedManifest(
  source: Manifest,
  { exports, sideEffects }: { exports: Record<string, unknown>; sideEffects: false | string[] },
): Record<string, unknown> {
  return {
    ...chosen(source, FIELDS),
    sideEffects,
    exports,
    dependencies: resolved(source.dependencies),
    ...chosen(source, PEERS),
    publishConfig: { access: "public" },
  };
}
