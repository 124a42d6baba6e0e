import type { ScanFailure } from "../vocabulary.ts";
import type { ScanBlob, ScanProgress, ScanRequest } from "./types.ts";

/** First and only message to the worker. */
export interface WorkOrder {
  request: ScanRequest;
  /** The worker's folder: profiles, facts, screenshots. */
  folder: string;
  chromium: { executablePath: string; env: Record<string, string>; args: string[] };
  sandbox: boolean;
  /** User to run the browser as, when the worker is root's. */
  browserUser: number | null;
  parallel: number;
  engineVersion: string;
}

/** From the worker. */
export type WorkReport =
  | ({ kind: "progress" } & ScanProgress)
  | { kind: "done"; blobs: Pick<ScanBlob, "sha256" | "mediaType">[] }
  | { kind: "failed"; failure: ScanFailure; detail: string };

/** Names of the files a worker leaves in its folder. */
export const FACTS_FILE = "facts.json";
export const blobFile = (sha256: string): string => `blob-${sha256}`;
