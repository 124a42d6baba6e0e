import { createHash } from "node:crypto";
import type { ScanBlob } from "@candor/engine";
import type { RunOutcome, ScanRunner } from "../scans/runner.ts";
import { factsOf } from "./facts.ts";

type Run = Parameters<ScanRunner["run"]>[1];
type Script = (run: Run) => Promise<RunOutcome>;

/** The smallest PNG. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const recordedBlob: ScanBlob = {
  sha256: createHash("sha256").update(PNG).digest("hex"),
  mediaType: "image/png",
  data: PNG,
};

export const bringsFacts =
  (url: string, { careful }: { careful: boolean }): Script =>
  async ({ onProgress }) => {
    onProgress({ step: "network", percent: 10 });
    onProgress({ step: "visit", percent: 40 });
    return { ok: true, facts: factsOf(url, { careful }), blobs: [recordedBlob] };
  };

export const failsWith =
  (failure: "worker_lost" | "unreachable" | "timeout"): Script =>
  async () => ({ ok: false, failure, detail: "recorded" });

/** Stays at its first step until it is ended, as a worker does that is killed. */
export const staysUntilEnded: Script = ({ signal, onProgress }) => {
  onProgress({ step: "visit", percent: 30 });
  return new Promise((resolve) => {
    const end = () => resolve({ ok: false, failure: "worker_lost", detail: "ended" });
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
};

/** A runner that plays what it was told, one script a run, and then facts of a careless site. */
export class RecordedRunner implements ScanRunner {
  readonly runs: string[] = [];
  readonly #scripts = new Map<string, Script[]>();

  play(url: string, ...scripts: Script[]): void {
    this.#scripts.set(url, scripts);
  }

  run(url: string, options: Run): Promise<RunOutcome> {
    this.runs.push(url);
    const script = this.#scripts.get(url)?.shift() ?? bringsFacts(url, { careful: false });
    return script(options);
  }
}
