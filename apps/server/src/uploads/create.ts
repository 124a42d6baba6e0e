import { basename } from "node:path";
import { LOGO_MAX_SIZE, PACKAGE_MAX_BYTES } from "@candor/api/contract";
import { asOneLine, UPLOAD_PURPOSES } from "@candor/api/entities";
import { z } from "zod";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { assertPlanRuns } from "../companies/plan.ts";
import { eq } from "../database/drizzle.ts";
import { upload } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

/** Uploads a company may have that no object uses yet. */
const OPEN_MAX = 20;

const metadata = z.object({
  filename: z.string().trim().min(1).max(1000),
  purpose: z.enum(UPLOAD_PURPOSES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/i),
});

/** What an upload says of itself before its first byte. */
export interface Announced {
  id: string;
  size: number | undefined;
  metadata: Record<string, string | null> | undefined;
}

/** The last part of a name without what no file name has: it is only ever shown, and never a path of ours. */
export function fileNameOf(given: string): string {
  const last = basename(given.replaceAll("\\", "/"));
  const name = asOneLine(last.replace(/[<>:"|?*]/g, ""));
  // Half of a pair of characters, where the cut fell, is nothing that could be stored.
  return (name.replace(/^\.+/, "") || "file").slice(-200).replace(/^[\uDC00-\uDFFF]/, "");
}

/** Notes an upload that begins, or refuses it by what it says of itself. */
export async function announceUpload(
  { db }: Services,
  customer: Customer,
  { id, size, metadata: given }: Announced,
) {
  const parsed = metadata.safeParse(given ?? {});
  if (!parsed.success || size === undefined || !Number.isSafeInteger(size) || size < 1)
    throw new HttpError("upload.metadata");
  const { filename, purpose, sha256 } = parsed.data;
  if (purpose === "logo" && size > LOGO_MAX_SIZE) throw new HttpError("upload.image_too_large");
  if (size > PACKAGE_MAX_BYTES) throw new HttpError("upload.too_large");
  const file = { purpose, file_name: fileNameOf(filename), size, sha256: sha256.toLowerCase() };
  await db.transaction(async (tx) => {
    const team = await lockCompany(tx, customer.companyId);
    // What is uploaded becomes an object, and none is added any more.
    if (purpose !== "logo") assertPlanRuns(team);
    const open = await tx.$count(upload, eq(upload.company_id, customer.companyId));
    if (open >= OPEN_MAX) throw new HttpError("upload.too_many");
    await tx.insert(upload).values({ id, company_id: customer.companyId, user_id: customer.id, ...file });
    await audit(tx, { customer }, { action: "upload.start", target: id, detail: file });
  });
}
