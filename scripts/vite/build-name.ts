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

const META = "version";

/**
 * Names the commit in the build's version, which error reports and the page of a crash tell: `V3.0.1+1a2b3c4d`. It
 * stands in the pages. In a script it would give that another name with each commit, and with it all that import it:
 * browsers would fetch every script again, and a build of the same code would have other bytes.
 */
export function buildName(folder = root) {
  return {
    name: "candor:build-name",
    apply: "build",
    enforce: "pre",
    transform: (code: string, id: string) =>
      id.endsWith(CONSTANTS)
        ? {
            code: code.replace(
              JSON.stringify(BUILD_VERSION),
              (own) => `globalThis.document?.querySelector("meta[name=${META}]")?.content ?? ${own}`,
            ),
            map: null,
          }
        : null,
    transformIndexHtml() {
      const commit = commitOf(folder);
      return commit ? [{ tag: "meta", attrs: { name: META, content: named(commit) } }] : [];
    },
  } satisfies Plugin;
}
