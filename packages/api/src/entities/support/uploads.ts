import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { UPLOAD_PURPOSES } from "../tables.ts";

/** What a package says of itself. Null is what it does not say, or what cannot be read from its kind of file. */
export const packageMetadata = z.object({
  /** `com.example.shop`: the Android package or the iOS bundle. */
  package_name: z.nullable(z.string()),
  /** The version in the package, which need not be the one that its owner gave the object. */
  version_name: z.nullable(z.string()),
  /** Third-party SDKs inside; null until an assessment has counted them. */
  sdk_count: z.nullable(z.int()),
  /** How it is signed, e.g. `APK Signature Scheme v3`. */
  signature: z.nullable(z.string()),
  signer: z.nullable(z.string()),
  certificate_md5: z.nullable(z.string()),
  certificate_created_at: z.nullable(instant),
  certificate_expires_at: z.nullable(instant),
  /** X.509 version. */
  certificate_version: z.nullable(z.int()),
  /** iOS: the team and the provisioning profile. */
  team_identifier: z.nullable(z.string()),
  uuid: z.nullable(z.string()),
});
export type PackageMetadata = z.infer<typeof packageMetadata>;

/** A file that belongs to an object. */
export const storedFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  md5: z.string(),
  metadata: z.nullable(packageMetadata),
});
export type StoredFile = z.infer<typeof storedFile>;

/** An upload that is whole and has passed its checks: its id can be given to an object. */
export const readyUpload = z.extend(storedFile, { id, purpose: z.enum(UPLOAD_PURPOSES) });
export type ReadyUpload = z.infer<typeof readyUpload>;
