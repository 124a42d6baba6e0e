import type { WebsiteFacts } from "@candor/engine";
import type { Services } from "../services.ts";
import { isMissing } from "../storage/is-missing.ts";
import { websiteFacts } from "./schema.ts";

type Parts = Pick<Services, "blobs" | "log">;

function parsed(bytes: Buffer): WebsiteFacts {
  return websiteFacts.parse(JSON.parse(bytes.toString("utf8")));
}

/** The facts that a blob holds; null where there is none, and where it cannot be read: then nothing is known. */
export async function readFacts({ blobs, log }: Parts, sha256: string): Promise<WebsiteFacts | null> {
  try {
    const blob = await blobs.get(sha256);
    return blob && parsed(blob.bytes);
  } catch (err) {
    if (!isUnreadable(err)) throw err;
    log.warn({ err, facts: sha256 }, "facts cannot be read");
    return null;
  }
}

/** Broken or lost, rather than out of reach for the moment. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof SyntaxError || error.name === "ZodError" || isMissing(error);
}
