import { type FileHandle, open } from "node:fs/promises";

/** The directory's end is at most this far from the file's: 22 bytes and the longest comment. */
const END_MAX_BYTES = 22 + 0xff_ff;
const END_MAGIC = 0x06_05_4b_50;
const BLOCK_MAGIC = "APK Sig Block 42";
/** A signing block holds certificates, not files. */
const BLOCK_MAX_BYTES = 4 * 1024 ** 2;

/** Newest scheme first: one package may carry several. */
const SCHEMES = [
  [0x1b_93_ad_61, "APK Signature Scheme v3.1"],
  [0xf0_53_68_c0, "APK Signature Scheme v3"],
  [0x71_09_87_1a, "APK Signature Scheme v2"],
] as const;

/** How an Android package is signed as a whole, and the first signer's certificate (DER). */
export interface ApkSignature {
  scheme: string;
  certificate: Buffer | null;
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Where the zip's directory begins: the signing block stands just before it. */
async function directoryStart(file: FileHandle, size: number): Promise<number | null> {
  const length = Math.min(size, END_MAX_BYTES);
  const tail = await bytesAt(file, size - length, length);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_MAGIC) return tail.readUInt32LE(at + 16);
  }
  return null;
}

/** Skips a length and takes as much: the format's way to nest. Null where the bytes end early. */
function prefixed(bytes: Buffer): Buffer | null {
  if (bytes.length < 4) return null;
  const length = bytes.readUInt32LE(0);
  return bytes.length < 4 + length ? null : bytes.subarray(4, 4 + length);
}

/** signers > signer > signed data > (digests, certificates > certificate). */
function firstCertificate(value: Buffer): Buffer | null {
  const signers = prefixed(value);
  const signer = signers && prefixed(signers);
  const signed = signer && prefixed(signer);
  const digests = signed && prefixed(signed);
  const certificates = digests && prefixed(signed.subarray(4 + digests.length));
  return certificates ? prefixed(certificates) : null;
}

function pairs(block: Buffer): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  for (let at = 0; at + 12 <= block.length; ) {
    const length = Number(block.readBigUInt64LE(at));
    if (length < 4 || at + 8 + length > block.length) break;
    found.set(block.readUInt32LE(at + 8), block.subarray(at + 12, at + 8 + length));
    at += 8 + length;
  }
  return found;
}

/** Reads the APK signing block (schemes v2 and later); null where there is none. */
export async function apkSignature(path: string): Promise<ApkSignature | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = await directoryStart(file, size);
    if (start === null || start < 32) return null;
    const footer = await bytesAt(file, start - 24, 24);
    if (footer.subarray(8).toString("latin1") !== BLOCK_MAGIC) return null;
    const length = Number(footer.readBigUInt64LE(0));
    if (length < 24 || length > BLOCK_MAX_BYTES || length > start) return null;
    const known = pairs(await bytesAt(file, start - length, length - 24));
    for (const [id, scheme] of SCHEMES) {
      const value = known.get(id);
      if (value) return { scheme, certificate: firstCertificate(value) };
    }
    return null;
  } finally {
    await file.close();
  }
}
