import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);

/** Packs a built package as the registry would receive it; the path of the tarball. Needs npm, but no network. */
export async function pack(built: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await exec("npm", ["pack", "--json", "--offline", "--pack-destination", folder], {
    cwd: built,
    shell: process.platform === "win32",
  });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, filename);
}
