import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadPurpose } from "@candor/api/entities";
import { afterAll, beforeAll, expect, test } from "vitest";
import { androidPackage, iosPackage } from "../testing/archives/packages.ts";
import { zipOf } from "../testing/archives/zip.ts";
import { inspect } from "./inspect.ts";
import { ArchiveError, zipEntries } from "./zip.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "candor-inspect-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(bytes: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return path;
}

const inspected = async (purpose: UploadPurpose, bytes: Buffer, deadlineMs?: number) =>
  inspect({ path: await written(bytes), size: bytes.length, purpose }, deadlineMs);

const MANIFEST = "AndroidManifest.xml";
const zeros = Buffer.alloc(1024 ** 2);
const signatures = (count: number, bytes: Buffer) =>
  Array.from({ length: count }, (_, at) => [`META-INF/${at}.RSA`, bytes] as const);

/** A binary property list of lists, each of which holds the next one twice: 2^depth values in a few bytes. */
function doublingPlist(depth: number): Buffer {
  const lists = Array.from({ length: depth }, (_, at) => Buffer.from([0xa2, at + 1, at + 1]));
  const objects = [...lists, Buffer.from([0x09])];
  let at = 8;
  const offsets = objects.map(({ length }) => {
    at += length;
    return at - length;
  });
  const trailer = Buffer.alloc(32);
  trailer.set([1, 1], 6);
  trailer.writeBigUInt64BE(BigInt(objects.length), 8);
  trailer.writeBigUInt64BE(BigInt(at), 24);
  return Buffer.concat([Buffer.from("bplist00"), ...objects, Buffer.from(offsets), trailer]);
}

test("what an honest package says of itself is found", async () => {
  const android = await inspected("android", androidPackage({ package: "com.example.shop" }));
  expect(android).toMatchObject({ content: { metadata: { package_name: "com.example.shop" } } });
  const ios = await inspected("ios", iosPackage({ CFBundleIdentifier: "com.example.ios" }));
  expect(ios).toMatchObject({ content: { metadata: { package_name: "com.example.ios" } } });
});

test.for([
  [
    "a manifest twice",
    zipOf(
      Array.from({ length: 200 }, () => [MANIFEST, zeros] as const),
      { deflate: true },
    ),
  ],
  ["many names for the same bytes", zipOf(signatures(100, zeros), { deflate: true, shared: true })],
  ["more signatures than anyone signs with", zipOf(signatures(100, Buffer.from("x")))],
  ["far more than its size", zipOf([["classes.dex", zeros]], { deflate: true })],
  ["a manifest longer than any", zipOf([[MANIFEST, Buffer.alloc(9 * 1024 ** 2)]])],
] as const)("an archive with %s is not unpacked", async ([, bytes]) => {
  const path = await written(bytes);
  await expect(zipEntries(path, (name) => /^(?:META-INF|Android)/.test(name))).rejects.toThrow(ArchiveError);
});

test("an entry longer than it says is not read on", async () => {
  const bytes = zipOf([[MANIFEST, zeros]], { deflate: true, claimed: 10 });
  expect(await zipEntries(await written(bytes), () => true)).toBeNull();
});

test("what breaks a budget is told from what is no package", async () => {
  const twice = zipOf([
    [MANIFEST, zeros],
    [MANIFEST, zeros],
  ]);
  expect(await inspected("android", twice)).toMatchObject({ failure: "archive" });
});

test("a parser that would never end, or swell, ends with its process", async () => {
  const bytes = zipOf({ "Payload/Shop.app/Info.plist": doublingPlist(60) });
  const { failure } = await inspected("ios", bytes, 5_000);
  expect(["timeout", "broken"]).toContain(failure);
});

test("a property list that is none prints nothing where the server writes its log", async () => {
  const bytes = zipOf({ "Payload/Shop.app/Info.plist": Buffer.from("<plist><dict><key>&x;<a b></plist>") });
  expect(await inspected("ios", bytes)).toEqual({ content: null });
});
