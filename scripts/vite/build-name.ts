import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BUILD_VERSION } from "@candor/api/entities";
import type { Plugin } from "vite";

const CONSTANTS = "/packages/api/src/entities/constants.ts";
const root = fileURLToPath(new URL("../..", import.meta.url));

/** The commit of a checkout, with a star where files differ from it; null in a folder that has none of its own. */
function commitOf(folder: string): string | null {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy without history may lie in somebody else's checkout.
    const top = git("rev-parse", "--show-toplevel");
    if (realpathSync(top) !== realpathSync(folder)) return null;
    return git("describe", "--always", "--dirty=*", "--exclude=*");
  } catch {
    return null;
  }
}

/** The version with the commit in the place of its date. It is no longer than that: every page carries it. */
const named = (commit: string) => `${BUILD_VERSION.replace(/^\d+_/, "")}+${commit}`;

/** Names the commit in the build's version, which error reports and the page of a crash tell: `V3.0.1+1a2b3c4d`. */
export function buildName(folder = root) {
  return {
    name: "candor:build-name",
    apply: "build",
    enforce: "pre",
    transform(code: string, id: string) {
      const commit = id.endsWith(CONSTANTS) && commitOf(folder);
      return commit ? { code: code.replace(BUILD_VERSION, named(commit)), map: null } : null;
    },
  } satisfies Plugin;
}
