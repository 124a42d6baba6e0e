import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { FACTS_VERSION, type WebsiteFacts } from "../facts/types.ts";
import { blobFile, FACTS_FILE, type WorkReport } from "./messages.ts";
import type { ScanBlob } from "./types.ts";

const MOST_FACTS = 30_000_000;
const MOST_BLOB = 12_000_000;
const MOST_BLOBS = 60;

/**
 * Reads a file the worker wrote. The worker has met hostile pages: a link in the file's place, or a file
 * that is no file or too long, is refused.
 */
async function readOwn(path: string, mostBytes: number): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stat = await file.stat();
    if (!stat.isFile() || stat.size > mostBytes)
      throw new Error(`${path} is not a file of at most ${mostBytes} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Takes facts and screenshots out of the worker's folder, checking each screenshot against its name. */
export async function collectResult(
  folder: string,
  { blobs }: Extract<WorkReport, { kind: "done" }>,
): Promise<{ facts: WebsiteFacts; blobs: ScanBlob[] }> {
  const facts = JSON.parse(
    (await readOwn(join(folder, FACTS_FILE), MOST_FACTS)).toString("utf8"),
  ) as WebsiteFacts;
  if (facts.version !== FACTS_VERSION || facts.assetType !== "website")
    throw new Error("the worker's facts are of another version");
  const taken: ScanBlob[] = [];
  for (const { sha256, mediaType } of blobs.slice(0, MOST_BLOBS)) {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error("a screenshot's name is no hash");
    const data = await readOwn(join(folder, blobFile(sha256)), MOST_BLOB);
    if (createHash("sha256").update(data).digest("hex") !== sha256)
      throw new Error("a screenshot differs from its name");
    taken.push({ sha256, mediaType: mediaType === "image/jpeg" ? "image/jpeg" : "image/png", data });
  }
  return { facts, blobs: taken };
}
