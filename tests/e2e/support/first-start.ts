import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestServer } from "../../../scripts/lib/server.ts";

/** Where the workers find what the one first start of a run left. */
const FOLDER = "JOURNEYS_FIRST_START";

/** Starts a server once, before all journeys: making a database takes longer than copying one. */
export default async function firstStart(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "candor-first-start-"));
  const server = await startTestServer({ CANDOR_DATA_DIR: join(folder, "data") });
  await server.stop();
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Puts into a new folder what a first start leaves in its data folder. */
export async function copyFirstStart(dataDir: string): Promise<void> {
  await cp(join(process.env[FOLDER] ?? "", "data"), dataDir, { recursive: true });
}
