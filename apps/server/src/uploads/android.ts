import type { PackageMetadata } from "@candor/api/entities";
import ManifestParser from "@devicefarmer/adbkit-apkreader/lib/apkreader/parser/manifest.js";
import { apkSignature } from "./apk-signature.ts";
import { certificateFields, signedDataCertificate } from "./certificate.ts";
import { NOTHING_KNOWN, shortText } from "./metadata.ts";
import { zipEntries } from "./zip.ts";

const MANIFEST = "AndroidManifest.xml";
const JAR_SIGNATURE = /^META-INF\/[^/]+\.(RSA|DSA|EC)$/;

function manifestFields(bytes: Buffer): Pick<PackageMetadata, "package_name" | "version_name"> | null {
  try {
    const manifest = new ManifestParser(bytes).parse();
    return { package_name: shortText(manifest.package), version_name: shortText(manifest.versionName) };
  } catch {
    return null;
  }
}

/** What an Android package says of itself; null where the file is none. Certificates are shown, not verified. */
export async function androidMetadata(path: string): Promise<PackageMetadata | null> {
  const entries = await zipEntries(path, (name) => name === MANIFEST || JAR_SIGNATURE.test(name));
  const manifest = entries?.get(MANIFEST);
  const fields = manifest && manifestFields(manifest);
  if (!entries || !fields) return null;
  const whole = await apkSignature(path);
  const jar = [...entries].find(([name]) => JAR_SIGNATURE.test(name))?.[1];
  const certificate = whole?.certificate ?? (jar && signedDataCertificate(jar));
  return {
    ...NOTHING_KNOWN,
    ...fields,
    signature: whole?.scheme ?? (jar ? "JAR signature (v1)" : null),
    ...(certificate ? certificateFields(certificate) : null),
  };
}
