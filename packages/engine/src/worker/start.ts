import type { RunningScan, ScanOptions, ScanRequest } from "./types.ts";

/** Starts one assessment in its own killable process. */
export function startScan(request: ScanRequest, options: ScanOptions = {}): RunningScan {
  options.onProgress?.({ step: "network", percent: 0 });
  return {
    pid: process.pid,
    result: Promise.resolve({
      ok: false,
      failure: "internal",
      detail: `no collector for ${request.url} yet`,
      usage: { wallMs: 0, peakMemoryBytes: null },
    }),
    kill() {},
  };
}
