import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { assessAndPublish, DEMO } from "../../../scripts/lib/drive.ts";
import { type RunningServer, startTestServer } from "../../../scripts/lib/server.ts";

/** Where the workers find what was made once for all of them. */
const FOLDER = "JOURNEYS_BEGINNINGS";

/** The data that a journey begins with: of a first start, or with an assessment of the demo's shop that is published. */
export type Beginning = "first-start" | "published";

async function serveOnce(dataDir: string, work?: (url: string) => Promise<unknown>): Promise<void> {
  const server = await startTestServer({ CANDOR_DATA_DIR: dataDir });
  try {
    await work?.(server.url);
  } finally {
    await server.stop();
  }
}

/** Before all journeys: making a database takes longer than copying one, and assessing a site longer than both. */
export default async function makeBeginnings(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "candor-beginnings-"));
  process.env[FOLDER] = folder;
  const end = () => rm(folder, { recursive: true, force: true });
  try {
    await serveOnce(join(folder, "first-start"));
  } catch (error) {
    await end();
    throw error;
  }
  // Beside the first journeys, which do without it.
  const published = makePublished(folder);
  return async () => {
    await published;
    await end();
  };
}

const FAILED = ".failed";

/** Puts it in its place when it is whole; else there why it is not. */
async function makePublished(folder: string): Promise<void> {
  const place = join(folder, "published");
  const making = `${place}.making`;
  try {
    await copyBeginning("first-start", making);
    await serveOnce(making, (url) => assessAndPublish(url, [DEMO.careless]));
    await rename(making, place);
  } catch (error) {
    await writeFile(place + FAILED, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** Puts it into a new data folder, as soon as it is made. */
export async function copyBeginning(beginning: Beginning, dataDir: string): Promise<void> {
  const made = join(process.env[FOLDER] ?? "", beginning);
  while (!existsSync(made)) {
    if (existsSync(made + FAILED)) throw new Error(await readFile(made + FAILED, "utf8"));
    await delay(100);
  }
  await cp(made, dataDir, { recursive: true });
}

/** Starts a server with settings of its own on a copy; its data goes when it stops. */
export async function startFrom(
  beginning: Beginning,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "candor-journey-"));
  const dataDir = join(folder, "data");
  await copyBeginning(beginning, dataDir);
  const server = await startTestServer({ ...env, CANDOR_DATA_DIR: dataDir });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
