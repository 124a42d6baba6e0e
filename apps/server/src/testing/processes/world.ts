import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiClient, createApiClient } from "@candor/api/client";
import {
  checkReply,
  createWebsite,
  getAssessment,
  publishScan,
  submitAssessment,
} from "@candor/api/endpoints";
import { SMTPServer } from "smtp-server";
import { openEmbedded, openPostgres } from "../../database/open.ts";
import { type Crowd, createCrowd } from "../crowd.ts";
import { startPostgres, type TestPostgres } from "../postgres.ts";
import { databaseTemplate } from "../template.ts";
import { until } from "../wait.ts";
import { freePort } from "./processes.ts";

/** Everything around a server that is killed and started again: database, files, mail server and people. */
export interface World {
  readonly kind: "embedded" | "postgres";
  readonly env: Record<string, string>;
  readonly url: string;
  readonly crowd: Crowd;
  readonly postgres: TestPostgres | null;
  /** Message-IDs that the mail server took, by whom they went to: the same one twice is a message sent twice. */
  readonly delivered: Map<string, string[]>;
  /** Takes the next message whole and leaves its sender without an answer until `release`. */
  holdMail(): { held: Promise<void>; release(): void };
  as(token: string): ApiClient;
  close(): Promise<void>;
}

const SITES = 60;

async function mailServer(delivered: Map<string, string[]>) {
  let hold: { held(): void; released: Promise<void> } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const [, id = ""] = /^Message-ID: (.*)$/im.exec(Buffer.concat(parts).toString()) ?? [];
        const to = session.envelope.rcptTo[0]?.address ?? "";
        delivered.set(to, [...(delivered.get(to) ?? []), id]);
        const now = hold;
        hold = null;
        now?.held();
        void (now?.released ?? Promise.resolve()).then(() => done());
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  // A process that is killed leaves its connection in the middle.
  server.on("error", () => {});
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    holdMail() {
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = { held: held.resolve, released: released.promise };
      return { held: held.promise, release: released.resolve };
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Makes a world with people in it. No server runs yet. */
export async function makeWorld(
  kind: World["kind"],
  size: { companies: number; people: number },
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "candor-world-"));
  const postgres = kind === "postgres" ? await startPostgres() : null;
  const dataDir = join(folder, "data");
  const hosts = join(folder, "hosts.json");
  const named = Array.from({ length: SITES }, (_, at) => [`site-${at}.example`, { https: 1 }]);
  await writeFile(hosts, JSON.stringify({ hosts: Object.fromEntries(named) }));
  const databaseUrl = await postgres?.createDatabase();
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded(dataDir, { template: await databaseTemplate() });
  const crowd = await createCrowd(database.db, size);
  await database.close();
  const delivered = new Map<string, string[]>();
  const smtp = await mailServer(delivered);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return {
    kind,
    url,
    crowd,
    postgres,
    delivered,
    holdMail: smtp.holdMail,
    env: {
      PORT: String(port),
      LOG_LEVEL: "silent",
      CANDOR_DEMO: "false",
      CANDOR_DATA_DIR: dataDir,
      CANDOR_EXTRA_HOST_MAP: hosts,
      CANDOR_PUBLIC_URL: url,
      CANDOR_RATE_LIMIT: "100000000",
      SMTP_URL: smtp.url,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    as: (token) =>
      createApiClient({ baseUrl: url, getToken: () => token, getLanguage: () => "en", validate: checkReply }),
    async close() {
      await smtp.close();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Adds a website for a company and submits it. */
export async function submitSite(world: World, company: number, site = company): Promise<string> {
  const owner = world.as(world.crowd.companies[company]?.[0]?.token ?? "");
  const url = `https://site-${site}.example/`;
  const { id } = await owner.call(createWebsite, { name: "", url, territories: ["EU"] });
  return (await owner.call(submitAssessment, { object_ids: [id], authorised: true })).id;
}

/** Waits until a company's assessment has left the worker, whatever happens to the server meanwhile. */
export async function reachesReview(
  world: World,
  company: number,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const owner = world.as(world.crowd.companies[company]?.[0]?.token ?? "");
  await until(async () => {
    const now = await owner.call(getAssessment, { id }, { keepDuplicate: true }).catch(() => null);
    if (now?.state === "failed") throw new Error(`assessment ${now.number} failed`);
    return now?.state === "expert_review";
  }, signal);
}

/** The whole way of a company's first website to published checks. */
export async function publishSite(world: World, company: number): Promise<void> {
  const id = await submitSite(world, company);
  await reachesReview(world, company, id);
  await world.as(world.crowd.staffToken).call(publishScan, { id });
}
