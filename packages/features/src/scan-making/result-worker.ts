import { type NoResult, readResult } from "./read-result.ts";

// Reads one file aside from the page, which would not answer for seconds while it reads 20 MB. A file that went away
// meanwhile is answered too: a page hears nothing of what a worker's promise was refused for.
globalThis.onmessage = async ({ data }: MessageEvent<Blob>) =>
  globalThis.postMessage(await readResult(data).catch((): NoResult => "unreadable"));
