import type { createObject, ParsedRequestOf } from "@candor/api/contract";
import type { UploadPurpose } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { object } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { endUploads, fileOf, keepUpload } from "../uploads/uploads.ts";
import { sealLogin } from "./login.ts";
import type { ObjectRow } from "./objects.ts";
import { changeUnlocked, insertObject, ownObject } from "./store.ts";

/** Fields of an object of any type but website. */
export type TypedFields = ParsedRequestOf<typeof createObject>;
type Values = Omit<typeof object.$inferInsert, "company_id">;

/** The name of a file without its kind: what a version or a firmware is called that nobody named. */
const stem = (fileName: string) => fileName.replace(/\.[^.]{1,8}$/, "");

/** The uploaded file as columns, and the version that stands where none was given. */
async function fileColumns(
  services: Services,
  customer: Customer,
  purpose: UploadPurpose,
  { uploadId, version, before }: { uploadId: string | undefined; version: string; before: ObjectRow | null },
): Promise<Pick<Values, "version" | "file" | "file_sha256">> {
  if (uploadId) {
    const row = await keepUpload(services, customer, uploadId, purpose);
    const named = version || row.metadata?.package_name || stem(row.file_name);
    return { version: named, file: fileOf(row), file_sha256: row.sha256 };
  }
  const { file } = before ?? {};
  return { version: version || file?.metadata?.package_name || (file ? stem(file.name) : "") };
}

function requireFile(uploadId: string | undefined, before: ObjectRow | null): void {
  if (!uploadId && !before?.file) throw new Refusal("common.invalid", { upload_id: "required" });
}

async function columnsOf(
  services: Services,
  customer: Customer,
  fields: TypedFields,
  before: ObjectRow | null,
): Promise<Values> {
  const { asset_type, name } = fields;
  switch (fields.asset_type) {
    case "android":
    case "ios": {
      requireFile(fields.upload_id, before);
      const { territories, upload_id: uploadId, version, login } = fields;
      const sealed = sealLogin(services, customer, login);
      const file = await fileColumns(services, customer, fields.asset_type, { uploadId, version, before });
      return { asset_type, name, territories, ...file, ...sealed };
    }
    case "windows":
    case "macos": {
      const { territories, upload_id: uploadId, version } = fields;
      const file = await fileColumns(services, customer, fields.asset_type, { uploadId, version, before });
      return { asset_type, name, territories, ...file };
    }
    case "iot": {
      requireFile(fields.upload_id, before);
      const { upload_id: uploadId, firmware_name: version } = fields;
      const file = await fileColumns(services, customer, "firmware", { uploadId, version, before });
      return { asset_type, name, territories: [], ...file };
    }
    case "business_entity": {
      const { contact, frameworks, frequency_days, logo_upload_id: logoId } = fields;
      const kept = logoId && (await keepUpload(services, customer, logoId, "logo"));
      const logo = kept ? { logo: kept.sha256 } : logoId === null ? { logo: null } : {};
      return { asset_type, name, territories: [], contact, frameworks, frequency_days, ...logo };
    }
    case "aws":
      return { asset_type, name, territories: [], account_number: fields.account_number };
  }
}

const uploadsOf = (fields: TypedFields) => [
  "upload_id" in fields ? fields.upload_id : undefined,
  "logo_upload_id" in fields ? (fields.logo_upload_id ?? undefined) : undefined,
];

export async function createTyped(services: Services, customer: Customer, fields: TypedFields) {
  const values = await columnsOf(services, customer, fields, null);
  const row = await insertObject(services.db, customer, values);
  await endUploads(services, uploadsOf(fields));
  return row;
}

export async function updateTyped(services: Services, customer: Customer, id: string, fields: TypedFields) {
  const before = await ownObject(services.db, customer, id);
  if (before.asset_type !== fields.asset_type) throw new Refusal("object.not_found");
  if (before.locked_by) throw new Refusal("object.locked");
  const { asset_type: _, ...change } = await columnsOf(services, customer, fields, before);
  const row = await changeUnlocked(services.db, customer, before, "object.update", change);
  await endUploads(services, uploadsOf(fields));
  return row;
}
