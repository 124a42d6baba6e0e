import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type RunningServer, startTestServer } from "../../../scripts/lib/server.ts";
import { type Beginning, copyBeginning } from "./beginnings.ts";
import { startTroubledSites, type TroubledSites } from "./troubled-sites.ts";

/** The server of a file of journeys. */
export interface OwnServer {
  url: string;
  dataDir: string;
  pid(): number;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
}

/** A server with the data that its file begins with, and the sites that it may assess beside those of the demo. */
interface Place {
  sites: TroubledSites;
  server: OwnServer;
  end(): Promise<void>;
}

async function startPlace(beginning: Beginning): Promise<Place> {
  const sites = await startTroubledSites();
  const folder = await mkdtemp(join(tmpdir(), "candor-journey-"));
  const dataDir = join(folder, "data");
  const env: Record<string, string> = {
    CANDOR_DATA_DIR: dataDir,
    CANDOR_EXTRA_HOST_MAP: join(folder, "hosts.json"),
  };
  await writeFile(join(folder, "hosts.json"), sites.hostMapFile);
  await copyBeginning(beginning, dataDir);
  let running: RunningServer = await startTestServer(env);
  const { url } = running;
  return {
    sites,
    server: {
      url,
      dataDir,
      pid: () => running.pid,
      kill: () => running.kill(),
      async start() {
        running = await startTestServer({ ...env, PORT: new URL(url).port });
      },
    },
    async end() {
      await running.stop();
      await sites.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface OfTheFile {
  /**
   * `own`: what its journeys lock out, break and kill is nobody else's. `shared`: they say how they find an account, and
   * leave what others do not look at, so the files of a worker may follow one another on one server.
   */
  serves: "own" | "shared";
  /** What the file's server begins with: the same for all of its journeys. */
  beginning: Beginning;
  /** What a journey opened goes with it: pages that stay ask the server on, beside the next journey. */
  closing: undefined;
  place: Place;
  sites: TroubledSites;
  server: OwnServer;
}

interface OfTheWorker {
  /** The place of a file of journeys; one that the file before it had to itself is ended. */
  placeOf: (serves: OfTheFile["serves"], file: string, beginning: Beginning) => Promise<Place>;
}

/** A journey through the built apps, on the server of its file, which may assess the troubled sites. */
export const test = base.extend<OfTheFile, OfTheWorker>({
  placeOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const places = new Map<string, Place>();
      await use(async (serves, file, beginning) => {
        const name = serves === "own" ? file : `shared ${beginning}`;
        for (const [other, place] of places) {
          if (other === name || other.startsWith("shared ")) continue;
          places.delete(other);
          await place.end();
        }
        const place = places.get(name) ?? (await startPlace(beginning));
        places.set(name, place);
        return place;
      });
      for (const place of places.values()) await place.end();
    },
    { scope: "worker" },
  ],
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) {
        // What a page still asks for is answered by nobody any more.
        for (const routed of [context, ...context.pages()])
          await routed.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
    },
    { auto: true },
  ],
  serves: ["own", { option: true }],
  beginning: ["first-start", { option: true }],
  place: [
    async ({ placeOf, serves, beginning }, use, { file }) => use(await placeOf(serves, file, beginning)),
    { timeout: 240_000 },
  ],
  sites: async ({ place }, use) => use(place.sites),
  server: async ({ place }, use) => use(place.server),
  baseURL: ({ server }, use) => use(server.url),
});
