import type { AssetType, UploadPurpose } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { object } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { type CheckedUpload, checkedUpload, endUploads, fileOf, keepUploads } from "../uploads/uploads.ts";
import { sealLogin } from "./login.ts";
import type { ObjectRow } from "./objects.ts";
import { proposedDays } from "./offered.ts";
import { nameOf, type ObjectFields, requireFile, requireValues } from "./required-fields.ts";
import { changeUnlocked, insertObject, ownObject } from "./store.ts";

type Values = Omit<typeof object.$inferInsert, "company_id">;

/** The name of a file without its kind: what a version or a firmware is called that nobody named. */
const stem = (fileName: string) => fileName.replace(/\.[^.]{1,8}$/, "");

/** What the file is for that comes with an object of this type. */
const PURPOSES = {
  android: "android",
  ios: "ios",
  windows: "windows",
  macos: "macos",
  iot: "firmware",
  business_entity: "logo",
} as const satisfies Partial<Record<AssetType, UploadPurpose>>;

/** The file that comes with an object: none, or one. */
async function filesOf(
  services: Services,
  customer: Customer,
  fields: ObjectFields,
): Promise<CheckedUpload[]> {
  if (fields.asset_type === "aws") return [];
  const id = fields.asset_type === "business_entity" ? fields.logo_upload_id : fields.upload_id;
  return id ? [await checkedUpload(services, customer, id, PURPOSES[fields.asset_type])] : [];
}

/** The uploaded file as columns, and the version that stands where none was given. */
function fileColumns(
  [upload]: readonly CheckedUpload[],
  version: string,
  before: ObjectRow | null,
): Pick<Values, "version" | "file" | "file_sha256"> {
  const file = upload ? fileOf(upload) : before?.file;
  const named = version || file?.metadata?.package_name || (file ? stem(file.name) : "");
  return upload ? { version: named, file, file_sha256: upload.sha256 } : { version: named };
}

function columnsOf(
  services: Services,
  customer: Customer,
  { fields, files, before }: { fields: ObjectFields; files: CheckedUpload[]; before: ObjectRow | null },
): Values {
  const { asset_type } = fields;
  const name = nameOf(fields);
  requireValues(fields);
  switch (fields.asset_type) {
    case "android":
    case "ios": {
      requireFile(fields.asset_type, fields.upload_id, Boolean(before?.file));
      const { territories, version, login } = fields;
      const sealed = sealLogin(services, customer, login);
      return { asset_type, name, territories, ...fileColumns(files, version, before), ...sealed };
    }
    case "windows":
    case "macos": {
      const { territories, version } = fields;
      return { asset_type, name, territories, ...fileColumns(files, version, before) };
    }
    case "iot":
      requireFile(fields.asset_type, fields.upload_id, Boolean(before?.file));
      return { asset_type, name, territories: [], ...fileColumns(files, fields.firmware_name, before) };
    case "business_entity": {
      const { contact, frameworks, frequency_days } = fields;
      const [file] = files;
      const logo = file ? { logo: file.sha256 } : fields.logo_upload_id === null ? { logo: null } : {};
      const days = frequency_days === undefined ? {} : { frequency_days };
      return { asset_type, name, territories: [], contact, frameworks, ...days, ...logo };
    }
    case "aws":
      return { asset_type, name, territories: [], account_number: fields.account_number };
  }
}

export async function createTyped(services: Services, customer: Customer, fields: ObjectFields) {
  const files = await filesOf(services, customer, fields);
  const columns = columnsOf(services, customer, { fields, files, before: null });
  const values =
    columns.asset_type === "business_entity"
      ? { frequency_days: await proposedDays(services.db, columns.asset_type), ...columns }
      : columns;
  const keep = (tx: Transaction) => keepUploads(services, tx, files);
  const row = await insertObject(services.db, customer, values, { keep });
  await endUploads(services, files);
  return row;
}

export async function updateTyped(services: Services, customer: Customer, id: string, fields: ObjectFields) {
  const before = await ownObject(services.db, customer, id);
  if (before.asset_type !== fields.asset_type) throw new HttpError("object.not_found");
  if (before.locked_by) throw new HttpError("object.locked");
  const files = await filesOf(services, customer, fields);
  const { asset_type: _, ...change } = columnsOf(services, customer, { fields, files, before });
  const keep = (tx: Transaction) => keepUploads(services, tx, files);
  const row = await changeUnlocked(services.db, customer, before, "object.update", change, keep);
  await endUploads(services, files);
  return row;
}
