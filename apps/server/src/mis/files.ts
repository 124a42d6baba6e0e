import { FILE_PATH, STAFF_FILE_BYTES_MAX } from "@candor/api/contract";
import { fileTypeFromBuffer } from "file-type";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { and, inArray } from "../database/drizzle.ts";
import { blob } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { isWholePicture } from "../uploads/picture.ts";

/** One character, not a run of them: a run of seven million letters may be more than an expression has stack for. */
const NOT_BASE64 = /[^A-Za-z0-9+/=]/;
const PICTURE_TYPES = ["image/png", "image/jpeg", "image/gif"];
const STORED_TYPES = [...PICTURE_TYPES, "application/pdf"];

/** The SHA-256 in a stored file's address, or one that stands by itself; null: neither. */
function hashIn(url: string, publicUrl: string | undefined): string | null {
  const base = publicUrl ?? "http://localhost";
  const bare = /^[0-9a-f]{64}$/.exec(url)?.[0];
  if (bare) return bare;
  const parsed = URL.parse(url, base);
  if (!parsed || parsed.origin !== new URL(base).origin || !parsed.pathname.startsWith(FILE_PATH))
    return null;
  return /^[0-9a-f]{64}$/.exec(parsed.pathname.slice(FILE_PATH.length))?.[0] ?? null;
}

/** Refuses where one of the files is not stored, or is no picture where it has to be one. */
export async function requireFiles(
  db: Db,
  hashes: readonly string[],
  path: string,
  { picture = false }: { picture?: boolean } = {},
): Promise<void> {
  const wanted = [...new Set(hashes)];
  if (wanted.length === 0) return;
  const rows = await db
    .select({ id: blob.sha256 })
    .from(blob)
    .where(and(inArray(blob.sha256, wanted), picture ? inArray(blob.media_type, PICTURE_TYPES) : undefined));
  if (rows.length < wanted.length) throw new HttpError("mis.file_not_found", { [path]: "unknown" });
}

/** Signs addresses of stored files: of anything else it refuses. */
export async function signAll({ db, env, signer }: Services, urls: readonly string[]) {
  const hashes = urls.map((url) => hashIn(url, env.publicUrl));
  const known = hashes.filter((hash) => hash !== null);
  if (known.length < hashes.length) throw new HttpError("mis.file_not_found");
  await requireFiles(db, known, "urls");
  return { list: urls.map((url, index) => ({ url, signed_url: signer.sign(known[index] ?? "") })) };
}

/** Stores a picture or a document whose bytes are one. */
export async function storeBytes(
  { db, blobs, signer }: Services,
  base64: string,
  { staff }: { staff: StaffMember },
) {
  const bytes = NOT_BASE64.test(base64) ? Buffer.alloc(0) : Buffer.from(base64, "base64");
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (bytes.length > STAFF_FILE_BYTES_MAX || !STORED_TYPES.includes(type))
    throw new HttpError("mis.file_type", { content: "format" });
  if (!isWholePicture(bytes, type)) throw new HttpError("upload.picture", { content: "format" });
  const file = await blobs.put(bytes, type);
  await audit(db, { staff }, { action: "file.store", detail: { file, type } });
  return { file, signed_url: signer.sign(file) };
}
