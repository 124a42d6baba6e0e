import { readResult } from "./read-result.ts";

// Reads one file aside from the page, which would not answer for seconds while it reads 20 MB.
globalThis.onmessage = async ({ data }: MessageEvent<Blob>) => globalThis.postMessage(await readResult(data));
