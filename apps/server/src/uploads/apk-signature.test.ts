import { createHash, X509Certificate } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { androidPackage } from "../testing/archives/packages.ts";
import { androidMetadata } from "./android.ts";
import { apkSignature } from "./apk-signature.ts";
import { certificateFields } from "./certificate.ts";

const [pem = ""] = rootCertificates;
const certificate = new X509Certificate(pem);

const sized = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length, 0);
  return Buffer.concat([length, bytes]);
};

/** Puts a signing block before the directory, and moves the directory's address. */
function signed(apk: Buffer, id: number, der: Buffer): Buffer {
  const signer = sized(Buffer.concat([sized(Buffer.alloc(0)), sized(sized(der)), sized(Buffer.alloc(0))]));
  const value = sized(sized(signer));
  const pair = Buffer.alloc(12);
  pair.writeBigUInt64LE(BigInt(4 + value.length), 0);
  pair.writeUInt32LE(id, 8);
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(pair.length + value.length + 24), 0);
  const block = Buffer.concat([size, pair, value, size, Buffer.from("APK Sig Block 42")]);
  const end = apk.length - 22;
  const start = apk.readUInt32LE(end + 16);
  const moved = Buffer.concat([apk.subarray(0, start), block, apk.subarray(start)]);
  moved.writeUInt32LE(start + block.length, end + block.length + 16);
  return moved;
}

async function fileOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "candor-apk-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "app.apk");
  await writeFile(path, bytes);
  return path;
}

test("the scheme and the signer's certificate are read from the signing block", async () => {
  const apk = androidPackage({ package: "com.example.shop", versionName: "1" });
  const metadata = await androidMetadata(await fileOf(signed(apk, 0xf0_53_68_c0, certificate.raw)));
  expect(metadata).toMatchObject({
    package_name: "com.example.shop",
    signature: "APK Signature Scheme v3",
    signer: certificate.subject.replaceAll("\n", ", "),
    certificate_md5: createHash("md5").update(certificate.raw).digest("hex"),
    certificate_created_at: new Date(certificate.validFrom).toISOString(),
    certificate_expires_at: new Date(certificate.validTo).toISOString(),
    certificate_version: 3,
  });
});

test("a package without a block, or with one that ends early, has no signature to show", async () => {
  const apk = androidPackage({ package: "com.example.shop" });
  expect(await apkSignature(await fileOf(apk))).toBeNull();
  const whole = signed(apk, 0x71_09_87_1a, certificate.raw);
  const cut = Buffer.concat([whole.subarray(0, 40), whole.subarray(-400)]);
  await expect(androidMetadata(await fileOf(cut))).resolves.toBeNull();
  expect(await apkSignature(await fileOf(Buffer.from("PK")))).toBeNull();
});

test("bytes that are no certificate say nothing", () => {
  expect(certificateFields(Buffer.from("30820000", "hex"))).toBeNull();
});
