import type { UrlVerdict } from "@candor/engine";
import type { FastifyBaseLogger } from "fastify";
import type { KnownDevices } from "./auth/throttle/known-devices.ts";
import type { RootDb } from "./database/transaction.ts";
import type { Egress } from "./egress/egress.ts";
import type { Env } from "./env/env.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Printer } from "./overview/printer.ts";
import type { BlobStore } from "./storage/blobs.ts";
import type { Secrets } from "./storage/secrets.ts";
import type { FileSigner } from "./storage/signer.ts";
import type { UploadFolder } from "./storage/upload-folder.ts";

/** What handlers and jobs work with. Which implementation stands behind each is decided in `main.ts`. */
export interface Services {
  env: Env;
  db: RootDb;
  blobs: BlobStore;
  signer: FileSigner;
  /** Files on their way to an object. */
  uploads: UploadFolder;
  /** Encrypts what must not lie in the database in the clear. */
  secrets: Secrets;
  jobs: Jobs;
  outbox: Outbox;
  log: FastifyBaseLogger;
  /** Calls other services, vetted as an assessment's dials are. */
  egress: Egress;
  /** Browsers that people have signed in with before. */
  devices: KnownDevices;
  /** Lets some milliseconds pass, or fewer where the caller has gone. */
  pause(ms: number, gone: AbortSignal): Promise<void>;
  /** Prints a page of the portal as a PDF. */
  print: Printer;
  /** Vets an address as the engine will. */
  vetUrl(url: string): Promise<UrlVerdict>;
}
