// Looks into one file that a stranger sent, in a process that has nothing else: `inspect.ts` starts it.
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Inspection, Task } from "./inspect.ts";

const HEAP_MB = 192;

/** What is told of a file that cannot be used, by the error that says so. */
const FAILURES: Record<string, "archive" | "picture"> = { ArchiveError: "archive", PictureError: "picture" };

async function look({ path, size, purpose }: Task): Promise<Inspection> {
  // Only the thread that looks loads the parsers.
  const { contentOf } = await import("./content.ts");
  try {
    return { content: await contentOf(path, size, purpose) };
  } catch (error) {
    const failure = (error instanceof Error && FAILURES[error.name]) || "broken";
    return { failure, detail: String(error) };
  }
}

if (isMainThread) {
  // A parser that never ends leaves this thread free to end with the server.
  process.once("disconnect", () => process.exit());
  process.once("message", (task: Task) => {
    const limits = { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 };
    const worker = new Worker(new URL(import.meta.url), { workerData: task, resourceLimits: limits });
    const answer = (inspection: Inspection) => process.send?.(inspection, () => process.exit());
    worker.once("message", answer);
    worker.once("error", (error) => answer({ failure: "broken", detail: String(error) }));
  });
} else parentPort?.postMessage(await look(workerData));
