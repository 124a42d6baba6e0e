import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assessAndPublish, DEMO } from "../../../scripts/lib/drive.ts";
import { startTestServer } from "../../../scripts/lib/server.ts";

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
    const published = join(folder, "published");
    await copyBeginning("first-start", published);
    await serveOnce(published, (url) => assessAndPublish(url, [DEMO.careless]));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Puts it into a new data folder. */
export async function copyBeginning(beginning: Beginning, dataDir: string): Promise<void> {
  await cp(join(process.env[FOLDER] ?? "", beginning), dataDir, { recursive: true });
}
