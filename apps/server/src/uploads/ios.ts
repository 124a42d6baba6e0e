import type { PackageMetadata } from "@candor/api/entities";
import { type PlistValue, parse } from "plist";
import { certificateFields } from "./certificate.ts";
import { instantOf, NOTHING_KNOWN, shortText } from "./metadata.ts";
import { zipEntries } from "./zip.ts";

const INFO = /^Payload\/[^/]+\.app\/Info\.plist$/;
const PROFILE = /^Payload\/[^/]+\.app\/embedded\.mobileprovision$/;

type Dictionary = Record<string, PlistValue>;

function dictionaryOf(bytes: Buffer): Dictionary | null {
  try {
    const binary = bytes.subarray(0, 6).toString("latin1") === "bplist";
    const value = parse(binary ? new Uint8Array(bytes) : bytes.toString("utf8"));
    const isDictionary =
      typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
    return isDictionary ? (value as Dictionary) : null;
  } catch {
    return null;
  }
}

/** A provisioning profile is a signed message around an XML property list. */
function profileOf(bytes: Buffer): Dictionary | null {
  const start = bytes.indexOf("<?xml");
  const end = bytes.indexOf("</plist>", start);
  return start < 0 || end < 0 ? null : dictionaryOf(bytes.subarray(start, end + "</plist>".length));
}

function profileFields(profile: Dictionary): Partial<PackageMetadata> {
  const { TeamIdentifier: team, UUID: uuid, DeveloperCertificates: certificates } = profile;
  const { CreationDate: created, ExpirationDate: expires } = profile;
  const [certificate] = Array.isArray(certificates) ? certificates : [];
  const signer = certificate instanceof Uint8Array ? certificateFields(Buffer.from(certificate)) : null;
  return {
    ...signer,
    signature: "Apple code signature",
    team_identifier: shortText(Array.isArray(team) ? team[0] : team),
    uuid: shortText(uuid),
    // The profile's own dates: it expires before the certificate does, and the app with it.
    certificate_created_at: created instanceof Date ? instantOf(created) : null,
    certificate_expires_at: expires instanceof Date ? instantOf(expires) : null,
  };
}

/** What an iOS package says of itself; null where the file is none. Signatures are shown, not verified. */
export async function iosMetadata(path: string): Promise<PackageMetadata | null> {
  const entries = await zipEntries(path, (name) => INFO.test(name) || PROFILE.test(name));
  const find = (pattern: RegExp) => [...(entries ?? [])].find(([name]) => pattern.test(name))?.[1];
  const info = find(INFO);
  const fields = info && dictionaryOf(info);
  if (!fields) return null;
  const profile = find(PROFILE);
  const signed = profile && profileOf(profile);
  return {
    ...NOTHING_KNOWN,
    package_name: shortText(fields.CFBundleIdentifier),
    version_name: shortText(fields.CFBundleShortVersionString) ?? shortText(fields.CFBundleVersion),
    ...(signed ? profileFields(signed) : null),
  };
}
