import type { NoResult } from "./read-result.ts";

/** Reads a result file while the page goes on answering. Null: what reads it did not arrive. */
export function readAside(file: Blob): Promise<Blob | NoResult | null> {
  const worker = new Worker(new URL("./result-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Blob | NoResult | null>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
