import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { ReadyUpload, StoredFile, UploadPurpose } from "@candor/api/entities";
import type { ErrorCode } from "@candor/api/errors";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { and, eq, inArray, lt } from "../database/drizzle.ts";
import { upload } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { isMissing } from "../storage/is-missing.ts";
import { inspect } from "./inspect.ts";

type UploadRow = typeof upload.$inferSelect;

/** Uploads that no object has taken after this long are thrown away, whole or not. */
const STALE_MS = 24 * 3_600_000;

/** The company's own upload; null for anyone else's. */
export async function ownUpload(db: Db, customer: Customer, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.company_id, customer.companyId)));
  return row ?? null;
}

/** Both hashes in one reading. MD5 is shown beside a package as app stores do, and decides nothing. */
async function hashesOf(path: string): Promise<{ sha256: string; md5: string }> {
  const [sha256, md5] = [createHash("sha256"), createHash("md5")];
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 ** 2 })) {
    sha256.update(chunk);
    md5.update(chunk);
  }
  return { sha256: sha256.digest("hex"), md5: md5.digest("hex") };
}

/** A file that is not there any more was discarded, or became an object's, in the meantime. */
async function orGone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isMissing(error) ? new HttpError("upload.not_found") : error;
  }
}

async function remove({ db, uploads }: Services, id: string): Promise<void> {
  await uploads.remove(id);
  await db.delete(upload).where(eq(upload.id, id));
}

/** What cannot be kept is gone, and the log says why. */
async function refuse(services: Services, customer: Customer, id: string, code: ErrorCode): Promise<never> {
  await remove(services, id);
  await audit(services.db, { customer }, { action: "upload.refuse", target: id, detail: { code } });
  throw new HttpError(code);
}

/** What is in the file, where it is what it was sent for; else it is gone. */
async function contentOf(services: Services, customer: Customer, { id, size, purpose }: UploadRow) {
  const inspection = await inspect({ path: services.uploads.pathOf(id), size, purpose });
  // Discarded, or used by an object, while it was looked into: that is no fault of its content.
  if ((await services.uploads.sizeOf(id)) === null) throw new HttpError("upload.not_found");
  if (inspection.failure) {
    services.log.warn({ upload: id, ...inspection }, "upload could not be looked into");
    const code = inspection.failure === "picture" ? "upload.picture" : "upload.archive";
    return refuse(services, customer, id, code);
  }
  return inspection.content ?? refuse(services, customer, id, "upload.type");
}

export const fileOf = ({ file_name, size, sha256, md5, metadata }: UploadRow): StoredFile => ({
  name: file_name,
  size,
  sha256,
  md5: md5 ?? "",
  metadata,
});

const toReady = (row: UploadRow): ReadyUpload => ({ id: row.id, purpose: row.purpose, ...fileOf(row) });

/** Checks what has arrived. What fails is gone: its sender has to send it again. */
export async function completeUpload(services: Services, customer: Customer, id: string) {
  const { db, uploads } = services;
  const row = await ownUpload(db, customer, id);
  const arrived = row && (await uploads.sizeOf(id));
  if (!row || arrived === null) throw new HttpError("upload.not_found");
  if (row.checked_at) return toReady(row);
  if (arrived !== row.size) throw new HttpError("upload.incomplete");
  const { sha256, md5 } = await orGone(hashesOf(uploads.pathOf(id)));
  if (sha256 !== row.sha256) return refuse(services, customer, id, "upload.hash_mismatch");
  const { mediaType: media_type, metadata } = await contentOf(services, customer, row);
  const change = { md5, media_type, metadata, checked_at: new Date() };
  return db.transaction(async (tx) => {
    const [checked] = await tx.update(upload).set(change).where(eq(upload.id, id)).returning();
    if (!checked) throw new HttpError("upload.not_found");
    await audit(tx, { customer }, { action: "upload.complete", target: id, detail: { sha256 } });
    return toReady(checked);
  });
}

export async function discardUpload(services: Services, customer: Customer, id: string): Promise<void> {
  if (!(await ownUpload(services.db, customer, id))) throw new HttpError("upload.not_found");
  await remove(services, id);
  await audit(services.db, { customer }, { action: "upload.discard", target: id });
}

/** An upload that arrived whole, is what it says, and may become what is wanted. */
export type CheckedUpload = UploadRow & { media_type: string };

/** A company's own checked upload for this purpose, or a refusal. */
export async function checkedUpload(
  { db }: Services,
  customer: Customer,
  id: string,
  purpose: UploadPurpose,
): Promise<CheckedUpload> {
  const row = await ownUpload(db, customer, id);
  if (!row?.checked_at || !row.media_type) throw new HttpError("upload.not_found");
  if (row.purpose !== purpose) throw new HttpError("upload.type");
  return { ...row, media_type: row.media_type };
}

/** Keeps the bytes of uploads if the transaction, whose last step this is, succeeds. */
export async function keepUploads(
  { uploads, blobs }: Services,
  tx: Transaction,
  rows: readonly CheckedUpload[],
): Promise<void> {
  for (const { id, sha256, size, media_type: mediaType } of rows)
    await orGone(blobs.adopt(uploads.pathOf(id), { sha256, size, mediaType }, tx));
}

/** What they were sent for has them now. */
export async function endUploads(services: Services, rows: readonly CheckedUpload[]): Promise<void> {
  for (const { id } of rows) await remove(services, id);
}

/** Throws away uploads that nobody finished or used. */
export async function sweepUploads(
  services: Pick<Services, "db" | "uploads">,
  now = Date.now(),
): Promise<void> {
  const stale = await services.db
    .select({ id: upload.id })
    .from(upload)
    .where(lt(upload.created_at, new Date(now - STALE_MS)));
  for (const { id } of stale) await services.uploads.remove(id);
  const ids = stale.map(({ id }) => id);
  if (ids.length > 0) await services.db.delete(upload).where(inArray(upload.id, ids));
}
