import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type RunningServer, startServer } from "../../../scripts/lib/server.ts";
import { startTroubledSites, type TroubledSites } from "./troubled-sites.ts";

/** A server of these journeys' own: what they lock out, break and kill is nobody else's. */
export interface OwnServer {
  url: string;
  dataDir: string;
  pid(): number;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
}

interface Owned {
  sites: TroubledSites;
  server: OwnServer;
}

/** Journeys against the built apps on a server of their own, which may assess the troubled sites. */
export const test = base.extend<object, Owned>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const sites = await startTroubledSites();
      await use(sites);
      await sites.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ sites }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "candor-journey-"));
      const env: Record<string, string> = {
        CANDOR_DATA_DIR: join(folder, "data"),
        CANDOR_EXTRA_HOST_MAP: join(folder, "hosts.json"),
      };
      await writeFile(join(folder, "hosts.json"), sites.hostMapFile);
      let running: RunningServer = await startServer(env);
      const { url, dataDir } = running;
      await use({
        url,
        dataDir,
        pid: () => running.pid,
        kill: () => running.kill(),
        async start() {
          running = await startServer({ ...env, PORT: new URL(url).port });
        },
      });
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
