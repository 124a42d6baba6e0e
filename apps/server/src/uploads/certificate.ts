import { createHash, X509Certificate } from "node:crypto";
import type { PackageMetadata } from "@candor/api/entities";
import { instantOf, shortText } from "./metadata.ts";

interface Element {
  tag: number;
  /** The whole element, and its content. */
  raw: Buffer;
  content: Buffer;
}

/** The first DER element of some bytes; null where there is none that is whole. */
function element(bytes: Buffer): Element | null {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return null;
  const extra = first < 0x80 ? 0 : first & 0x7f;
  if (extra > 4 || bytes.length < 2 + extra) return null;
  const length = extra === 0 ? first : bytes.readUIntBE(2, extra);
  const start = 2 + extra;
  if (bytes.length < start + length) return null;
  return { tag, raw: bytes.subarray(0, start + length), content: bytes.subarray(start, start + length) };
}

function children(content: Buffer): Element[] {
  const found: Element[] = [];
  for (let rest = content; ; ) {
    const next = element(rest);
    if (!next) return found;
    found.push(next);
    rest = rest.subarray(next.raw.length);
  }
}

const CONTEXT_0 = 0xa0;

/** The signer's certificate in a CMS SignedData, as JAR signatures and provisioning profiles have it. */
export function signedDataCertificate(der: Buffer): Buffer | null {
  const contentInfo = element(der);
  const wrapped = contentInfo && children(contentInfo.content).find(({ tag }) => tag === CONTEXT_0);
  const signedData = wrapped && element(wrapped.content);
  const certificates = signedData && children(signedData.content).find(({ tag }) => tag === CONTEXT_0);
  return (certificates && element(certificates.content)?.raw) ?? null;
}

/** X.509 version: 1 unless the certificate names another. */
function versionOf(der: Buffer): number {
  const certificate = element(der);
  const signed = certificate && element(certificate.content);
  const [first] = signed ? children(signed.content) : [];
  if (first?.tag !== CONTEXT_0) return 1;
  return (element(first.content)?.content.at(0) ?? 0) + 1;
}

type CertificateFields = Pick<
  PackageMetadata,
  "signer" | "certificate_md5" | "certificate_created_at" | "certificate_expires_at" | "certificate_version"
>;

/** What a certificate says of who signed; null where it is none. */
export function certificateFields(der: Buffer): CertificateFields | null {
  try {
    const { subject, validFrom, validTo, raw } = new X509Certificate(der);
    return {
      signer: shortText(subject.replaceAll("\n", ", ")),
      certificate_md5: createHash("md5").update(raw).digest("hex"),
      certificate_created_at: instantOf(validFrom),
      certificate_expires_at: instantOf(validTo),
      certificate_version: versionOf(raw),
    };
  } catch {
    return null;
  }
}
