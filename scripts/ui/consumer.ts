import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../lib/house.mjs";
import { uiFolder } from "./catalogue.ts";

const exec = promisify(execFile);

/** A new folder outside the workspace: from there, nothing of the workspace is found by accident. */
export const scratch = async () => realpath(await mkdtemp(join(tmpdir(), "candor-ui-")));

/**
 * Installs a tarball of the package into an app of its own: unpacked as npm would, its dependencies and its peers
 * linked from the workspace, so that neither a registry nor a network is needed. Only what the tarball's own
 * manifest asks for is there: an import of anything else fails as it would for a consumer.
 */
export async function installInto(app: string, tarball: string, manifest: Manifest): Promise<void> {
  const modules = join(app, "node_modules");
  const home = join(modules, ".candor-ui/node_modules");
  await mkdir(join(home, "@candor/ui"), { recursive: true });
  await exec("tar", ["-xzf", tarball, "-C", join(home, "@candor/ui"), "--strip-components=1"]);
  const link = async (name: string, into: string) => {
    await mkdir(dirname(join(into, name)), { recursive: true });
    await symlink(join(uiFolder, "node_modules", name), join(into, name), "junction");
  };
  const peers = Object.keys(manifest.peerDependencies ?? {});
  for (const name of [...Object.keys(manifest.dependencies), ...peers]) await link(name, home);
  await mkdir(join(modules, "@candor"), { recursive: true });
  await symlink(join(home, "@candor/ui"), join(modules, "@candor/ui"), "junction");
  for (const name of [...peers, "@types/react", "@types/react-dom", "@vanilla-extract/css"])
    await link(name, modules);
}

export interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports: Record<string, unknown>;
}

/** Links a tool of the workspace into an app, which uses it as one that it has installed. */
export async function linkTool(app: string, name: string): Promise<void> {
  const place = join(app, "node_modules", name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(join(root, "node_modules", name), place, "junction");
}

/** Writes an app's files. */
export async function writeApp(app: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), text);
  }
}
