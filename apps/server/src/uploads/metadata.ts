import { asOneLine, type PackageMetadata, storable } from "@candor/api/entities";

/** What is said of a package before anything has been read from it. */
export const NOTHING_KNOWN: PackageMetadata = {
  package_name: null,
  version_name: null,
  sdk_count: null,
  signature: null,
  signer: null,
  certificate_md5: null,
  certificate_created_at: null,
  certificate_expires_at: null,
  certificate_version: null,
  team_identifier: null,
  uuid: null,
};

/** A text that a package says of itself, as long as it is one line and not a page. */
export const shortText = (value: unknown): string | null =>
  typeof value === "string" ? storable(asOneLine(value).slice(0, 200)) || null : null;

/** A date as ISO 8601; null for what is none. */
export function instantOf(value: string | Date): string | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
