import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ScanBlob, WebsiteFacts } from "@candor/engine";
import type { RunOutcome, ScanRunner } from "../jobs/runner.ts";

type Run = Parameters<ScanRunner["run"]>[1];
type Script = (run: Run) => Promise<RunOutcome>;

const rules = dirname(createRequire(import.meta.url).resolve("@candor/engine/rules"));

/** Facts that the engine once brought back: of a shop that does most things wrong, and of one that does them right. */
const recorded = (name: "careful" | "careless") =>
  readFileSync(join(rules, `fixtures/${name}.facts.json`), "utf8");
const RECORDED = { careful: recorded("careful"), careless: recorded("careless") };

/** The smallest PNG: stands for every screenshot of the recorded facts. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const recordedBlob: ScanBlob = {
  sha256: createHash("sha256").update(PNG).digest("hex"),
  mediaType: "image/png",
  data: PNG,
};

function factsOf(name: keyof typeof RECORDED): WebsiteFacts {
  const facts = JSON.parse(RECORDED[name]) as WebsiteFacts;
  for (const pass of Object.values(facts.passes)) {
    for (const shot of pass.screenshots) shot.blob = recordedBlob.sha256;
  }
  return facts;
}

/** Plays recorded facts, with some progress on the way. */
export const bringsFacts =
  (name: keyof typeof RECORDED): Script =>
  async ({ onProgress }) => {
    onProgress({ step: "network", percent: 10 });
    onProgress({ step: "visit", percent: 40 });
    return { ok: true, facts: factsOf(name), blobs: [recordedBlob] };
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

/** A runner that plays what it was told, one script a run, and then the careless shop. */
export class RecordedRunner implements ScanRunner {
  readonly runs: string[] = [];
  readonly #scripts = new Map<string, Script[]>();

  play(url: string, ...scripts: Script[]): void {
    this.#scripts.set(url, scripts);
  }

  run(url: string, options: Run): Promise<RunOutcome> {
    this.runs.push(url);
    const script = this.#scripts.get(url)?.shift() ?? bringsFacts("careless");
    return script(options);
  }
}
