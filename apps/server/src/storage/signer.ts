import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { fileUrl } from "@candor/api/contract";
import { eq } from "../database/drizzle.ts";
import { setting } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** Signs addresses of stored files, so that an `<img>` can read one without a token. */
export interface FileSigner {
  /** An address that works for 5 to 10 minutes; the same within a step, so that browsers can keep the file. */
  sign(sha256: string): string;
  verify(sha256: string, expires: number, signature: string): boolean;
}

const STEP_S = 300;

export function fileSigner(key: string, now: () => number = Date.now): FileSigner {
  const signature = (sha256: string, expires: number) =>
    createHmac("sha256", key).update(`${sha256}.${expires}`).digest("base64url");
  return {
    sign(sha256) {
      const expires = (Math.floor(now() / 1000 / STEP_S) + 2) * STEP_S;
      return fileUrl(sha256, expires, signature(sha256, expires));
    },
    verify(sha256, expires, given) {
      if (!Number.isSafeInteger(expires) || expires * 1000 < now()) return false;
      const wanted = Buffer.from(signature(sha256, expires));
      const got = Buffer.from(given);
      return wanted.length === got.length && timingSafeEqual(wanted, got);
    },
  };
}

/** A signing key of the installation, one for each use, made at the first start and shared by all its processes. */
export async function signingKey(db: Db, key: "file_signing_key" | "device_signing_key"): Promise<string> {
  await db
    .insert(setting)
    .values({ key, value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  if (!row) throw new Error("The signing key could not be stored.");
  return row.value;
}
