import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rename, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../lib/workspace.mjs";
import { type Manifest, readManifest } from "./manifest.ts";

const exec = promisify(execFile);

/** A new folder outside the workspace: from there, nothing of the workspace is found by accident. */
export const scratch = async () => realpath(await mkdtemp(join(tmpdir(), "candor-package-")));

/** A package to install: its tarball, and its folder in the workspace. */
export interface Packed {
  tarball: string;
  folder: string;
}

/** Where an installed package of ours lies: what it imports is looked for from there. */
export const homeOf = (app: string): string => join(app, "node_modules/.candor");

async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to, "junction");
}

/**
 * Installs a tarball into an app of its own: unpacked as npm would, its dependencies and its peers linked from the
 * workspace, so that neither a registry nor a network is needed. Only what the tarball's own manifest asks for is there:
 * an import of anything else fails as it would for a consumer. The manifest is given back.
 *
 * @param tools what the app has beside it, by names that the package's own folder knows
 */
export async function installInto(
  app: string,
  { tarball, folder }: Packed,
  tools: readonly string[] = [],
): Promise<Manifest> {
  const modules = join(homeOf(app), "node_modules");
  const unpacked = join(homeOf(app), "unpacked");
  await mkdir(unpacked, { recursive: true });
  await exec("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"]);
  const manifest = readManifest(unpacked);
  const place = join(modules, manifest.name);
  await mkdir(dirname(place), { recursive: true });
  await rename(unpacked, place);
  const known = (name: string) => join(folder, "node_modules", name);
  const peers = Object.keys(manifest.peerDependencies ?? {});
  for (const name of [...Object.keys(manifest.dependencies), ...peers])
    await link(known(name), join(modules, name));
  await link(place, join(app, "node_modules", manifest.name));
  for (const name of [...peers, ...tools]) await link(known(name), join(app, "node_modules", name));
  return manifest;
}

/** What an app that draws with the design system has beside it. */
export const FOR_UI: readonly string[] = ["@types/react", "@types/react-dom", "@vanilla-extract/css"];

/** Links a tool of the workspace into an app, which uses it as one that it has installed. */
export const linkTool = (app: string, name: string): Promise<void> =>
  link(join(root, "node_modules", name), join(app, "node_modules", name));

/** Writes an app's files. */
export async function writeApp(app: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
}
