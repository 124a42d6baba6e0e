import { existsSync } from "node:fs";
import { chmod, lchown, lstat, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { addFonts } from "./fonts.ts";

const ARCHIVES = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"] as const;

/** Rises with what is added to the package's own files: a folder of before is not taken for whole. */
const LAYOUT = 3;

/** Where the parts of an unpacked browser lie. */
export interface UnpackedChromium {
  executablePath: string;
  libraries: string;
  fonts: string;
}

function partsOf(folder: string): UnpackedChromium {
  return {
    executablePath: join(folder, "chromium"),
    libraries: join(folder, "al2023", "lib"),
    fonts: join(folder, "fonts"),
  };
}

const isWhole = (folder: string) => Object.values(partsOf(folder)).every((path) => existsSync(path));

/** A folder of this name made by somebody else must not be run. */
async function assertOurs(folder: string): Promise<void> {
  const { uid } = await lstat(folder);
  const self = process.getuid?.() ?? uid;
  if (uid !== self && uid !== 0)
    throw new Error(`${folder} belongs to another user (${uid}): remove it or set TMPDIR`);
}

/**
 * Any user may read and run it (assessments drive the browser as an unprivileged one), but only we may
 * change it: an archive unpacked by root brings the owners of the machine it was made on.
 */
async function openToAll(path: string): Promise<void> {
  const stat = await lstat(path);
  if (process.getuid?.() === 0) await lchown(path, 0, 0);
  if (stat.isDirectory()) {
    await chmod(path, 0o755);
    for (const name of await readdir(path)) await openToAll(join(path, name));
  } else if (stat.isFile()) await chmod(path, stat.mode & 0o111 ? 0o755 : 0o644);
}

/**
 * Starts unpacking one archive of the package into `folder`. The package unpacks into `os.tmpdir()` and
 * asks for it once, at the start of the call, so it is pointed elsewhere for the length of that call.
 */
function inflateInto(
  inflate: (file: string) => Promise<string>,
  file: string,
  folder: string,
): Promise<string> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return inflate(file);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium` once per version and user, and says where it is.
 * Several processes may ask at once: each unpacks beside, and the first to finish moves its copy in place.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const root = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..");
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const folder = join(tmpdir(), `candor-chromium-${version}-${LAYOUT}-${process.getuid?.() ?? 0}`);
  if (isWhole(folder)) {
    await assertOurs(folder);
    return partsOf(folder);
  }
  const { inflate } = await import("@sparticuz/chromium");
  const staging = await mkdtemp(`${folder}.`);
  try {
    await Promise.all(ARCHIVES.map((name) => inflateInto(inflate, join(root, "bin", name), staging)));
    // Its font configuration names the folder it expects to be in.
    const conf = join(staging, "fonts", "fonts.conf");
    await writeFile(conf, (await readFile(conf, "utf8")).replaceAll("/tmp/fonts", join(folder, "fonts")));
    await addFonts(join(staging, "fonts", "fonts"));
    await openToAll(staging);
    await chmod(join(staging, "chromium"), 0o755);
    if (existsSync(folder) && !isWhole(folder)) await rm(folder, { recursive: true, force: true });
    await rename(staging, folder).catch((error: unknown) => {
      if (!isWhole(folder)) throw error;
    });
    await assertOurs(folder);
    return partsOf(folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
