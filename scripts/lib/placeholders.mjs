// What `pnpm new` leaves for a person to write is marked; nothing so marked lands.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

/** How a text that is still to be written begins. */
export const MARK = "[write:";

const TEXT = /\.(tsx?|mjs|json|md|mdx)$/;

/** Prints where something is still to be written; whether there is nothing. */
export function noPlaceholders() {
  const words = ["ls-files", "--cached", "--others", "--exclude-standard", "packages", "apps", "docs"];
  const files = execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n");
  const left = files.filter((file) => TEXT.test(file) && marked(join(root, file)));
  for (const file of left) console.error(`${file}: a text in it is still to be written (${MARK} …])`);
  return left.length === 0;
}

function marked(path) {
  try {
    return readFileSync(path, "utf8").includes(MARK);
  } catch {
    return false; // Removed, and not yet staged.
  }
}
