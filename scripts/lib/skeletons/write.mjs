import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bin, root, run } from "../workspace.mjs";

/** Those of a skeleton's files that are there already. */
export const takenBy = ({ files }) => Object.keys(files).filter((path) => existsSync(join(root, path)));

/**
 * Writes a skeleton, formatted. Resolves to the paths that it wrote, and to what takes all of it back.
 * @param {{ files: Record<string, string>, edits: Record<string, (text: string) => string> }} skeleton
 */
export async function write({ files, edits }) {
  const read = (path) => readFileSync(join(root, path), "utf8");
  const was = Object.keys(edits).map((path) => [path, read(path)]);
  // All is made before anything is written: a change that finds no place leaves nothing half done.
  const changed = was.map(([path, text]) => [path, edits[path](text)]);
  for (const [path, text] of [...Object.entries(files), ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = [...Object.keys(files), ...Object.keys(edits)];
  const formatted = paths.filter((path) => /\.(tsx?|json)$/.test(path));
  // Formatted and its imports sorted. The linter would read the whole workspace first.
  const format = ["check", "--write", "--linter-enabled=false", "--log-level=error"];
  const code = await run(join(bin, "biome"), [...format, ...formatted]);
  if (code !== 0) throw new Error("Biome cannot format what was written.");
  const undo = () => {
    for (const path of Object.keys(files)) rmSync(join(root, path), { force: true });
    for (const [path, text] of was) writeFileSync(join(root, path), text);
  };
  return { paths, undo };
}
