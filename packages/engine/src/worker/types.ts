import type { HostMap } from "../egress/types.ts";
import type { WebsiteFacts } from "../facts/types.ts";
import type { ScanFailure, ScanStep } from "../vocabulary.ts";

/** What to assess, and how far the worker may go. */
export interface ScanRequest {
  /** http or https address on port 80 or 443. */
  url: string;
  /** The only way to loopback: host names of demo or test targets and the ports that answer for them. */
  hostMap?: HostMap;
  /** PEM of the authorities trusted for hosts of the map, and by the engine's probes for nothing else. */
  ca?: string;
  /** Host names that are never dialled: the server's own, its database's. */
  deniedHosts?: readonly string[];
  /** After this the whole process group is killed. Default 120,000 ms. */
  deadlineMs?: number;
  /** Memory of the worker and its browser together. Default 2,000,000,000 bytes. */
  maxMemoryBytes?: number;
}

export interface ScanProgress {
  step: ScanStep;
  /** 0 to 100 over the whole assessment, never falling. */
  percent: number;
}

/** A screenshot, named by the SHA-256 of its bytes. Its content comes from a hostile page. */
export interface ScanBlob {
  sha256: string;
  mediaType: "image/png" | "image/jpeg";
  data: Uint8Array;
}

export interface ScanUsage {
  wallMs: number;
  /** Most memory the worker and its browser held together; null where the system does not say. */
  peakMemoryBytes: number | null;
}

export type ScanOutcome =
  | { ok: true; facts: WebsiteFacts; blobs: ScanBlob[]; usage: ScanUsage }
  | { ok: false; failure: ScanFailure; detail: string; usage: ScanUsage };

export interface RunningScan {
  /** Process id of the worker, which leads its own process group. */
  pid: number;
  /** Never rejects. */
  result: Promise<ScanOutcome>;
  /** Ends the worker and its browser at once; the result is then `worker_lost`. */
  kill(): void;
}

export interface ScanOptions {
  onProgress?: (progress: ScanProgress) => void;
}
