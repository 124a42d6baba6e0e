import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

/**
 * Makes a folder with what leads to it, for its owner alone; one that is there stays as it is. Level by level: asked to do
 * so by itself, Node tries for ever below a folder in which nothing can be made, such as `/proc`.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const there = codeOf(error) === "EEXIST" && (await stat(folder)).isDirectory();
    if (there) return;
    const parent = dirname(folder);
    if (codeOf(error) !== "ENOENT" || parent === folder) throw error;
    await makeDataFolder(parent);
    await make();
  }
}
