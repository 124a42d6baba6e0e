import {
  type createObject,
  ENTITY_NAME_MAX,
  OBJECT_NAME_MAX,
  type ParsedRequestOf,
} from "@candor/api/contract";
import type { AssetType } from "@candor/api/entities";
import type { ErrorCode } from "@candor/api/errors";
import { HttpError } from "../http/http-error.ts";

/** Fields of an object of any type but website. */
export type ObjectFields = ParsedRequestOf<typeof createObject>;

/** Types whose name is called otherwise. */
const NAME_MISSING: Partial<Record<AssetType, ErrorCode>> = {
  iot: "object.device_name_missing",
  business_entity: "object.entity_name_missing",
};

/** An object's name without blanks around it, or a refusal in words of its own. */
export function nameOf({ asset_type, name: given }: ObjectFields): string {
  const name = given.trim();
  if (given === "")
    throw new HttpError(NAME_MISSING[asset_type] ?? "object.name_missing", { name: "required" });
  if (name === "") throw new HttpError("common.blank", { name: "required" });
  if (asset_type === "business_entity" && name.length > ENTITY_NAME_MAX)
    throw new HttpError("object.entity_name_long", { name: "too_long" });
  if (name.length > OBJECT_NAME_MAX) throw new HttpError("object.name_long", { name: "too_long" });
  return name;
}

/** Refuses what lacks a value to choose, or to enter, beside its name. */
export function requireValues(fields: ObjectFields): void {
  if ("territories" in fields && fields.territories.length === 0)
    throw new HttpError("object.territories_missing", { territories: "required" });
  if (fields.asset_type === "aws" && fields.account_number === "")
    throw new HttpError("object.account_missing", { account_number: "required" });
}

/** Refuses an app or a device without its package; in a change the stored one stays. */
export function requireFile(type: "android" | "ios" | "iot", uploadId: string | undefined, stored: boolean) {
  if (uploadId || stored) return;
  const key = type === "iot" ? "object.firmware_missing" : "object.package_missing";
  throw new HttpError(key, { upload_id: "required" });
}
