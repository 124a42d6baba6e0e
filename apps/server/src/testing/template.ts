import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { openEmbedded } from "../database/open.ts";

const cache = fileURLToPath(new URL("../../../../node_modules/.cache/candor/", import.meta.url));
const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
const PREFIX = "test-database-";

/** Changes with whatever decides what an empty database looks like: the path of PGlite names its version. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  for (const name of (await readdir(migrations, { recursive: true })).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(await readFile(join(migrations, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Makes an empty database as any first start would, and packs it. */
async function make(path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "candor-template-"));
  try {
    await (await openEmbedded(folder)).close();
    const client = await PGlite.create({ dataDir: join(folder, "database"), extensions: { pg_trgm } });
    const packed = await client.dumpDataDir("none");
    await client.close();
    // Whole or not at all, and never replaced: another worker may be making the same one, or reading it.
    const part = `${path}.${crypto.randomUUID()}`;
    await writeFile(part, Buffer.from(await packed.arrayBuffer()));
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(part);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function load(): Promise<Blob> {
  const name = `${PREFIX}${await fingerprint()}.tar`;
  await mkdir(cache, { recursive: true });
  const known = await readdir(cache);
  if (!known.includes(name)) {
    await make(join(cache, name));
    const stale = known.filter((one) => one.startsWith(PREFIX) && one.endsWith(".tar"));
    await Promise.all(stale.map((one) => rm(join(cache, one), { force: true })));
  }
  return openAsBlob(join(cache, name));
}

let loaded: Promise<Blob> | undefined;

/**
 * An empty embedded database with all migrations, to start suites from: PostgreSQL's own set-up takes seconds.
 * Made once and kept until PGlite or a migration changes.
 */
export function databaseTemplate(): Promise<Blob> {
  loaded ??= load();
  return loaded;
}

/** Puts an empty database into a data folder, as a first start would leave it. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await (await openEmbedded(dataDir, { template: await databaseTemplate() })).close();
}
