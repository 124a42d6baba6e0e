import type { HostMap, ScanBlob, ScanFailure, ScanProgress, WebsiteFacts } from "@candor/engine";
import { startScan } from "@candor/engine";

/** How an assessment of one website ended. */
export type RunOutcome =
  | { ok: true; facts: WebsiteFacts; blobs: ScanBlob[] }
  | { ok: false; failure: ScanFailure; detail: string };

/** Visits a website and brings facts. */
export interface ScanRunner {
  /** Never rejects. Aborting ends the worker at once; what it then answers is of no use. */
  run(
    url: string,
    options: { signal: AbortSignal; onProgress(progress: ScanProgress): void },
  ): Promise<RunOutcome>;
}

interface EngineOptions {
  hostMap: HostMap;
  ca: string;
  deadlineMs: number;
  deniedHosts: readonly string[];
}

/** The engine: one killable process and its browser per run. */
export function engineRunner(options: EngineOptions): ScanRunner {
  return {
    async run(url, { signal, onProgress }) {
      const scan = startScan({ url, ...options }, { onProgress });
      const kill = () => scan.kill();
      signal.addEventListener("abort", kill);
      if (signal.aborted) kill();
      try {
        return await scan.result;
      } finally {
        signal.removeEventListener("abort", kill);
      }
    },
  };
}
