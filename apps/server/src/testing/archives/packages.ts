import { build, buildBinary } from "plist";
import { zipOf } from "./zip.ts";

const chunk = (type: number, header: Buffer, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(8 + header.length, 2);
  head.writeUInt32LE(8 + header.length + body.length, 4);
  return Buffer.concat([head, header, body]);
};

const ints = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeInt32LE(value, index * 4);
  });
  return bytes;
};

/** The pool of texts that everything else points into, in UTF-16. */
function stringPool(texts: readonly string[]): Buffer {
  const stored = texts.map((text) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length, 0);
    return Buffer.concat([length, Buffer.from(text, "utf16le"), Buffer.alloc(2)]);
  });
  let at = 0;
  const offsets = stored.map(({ length }) => {
    at += length;
    return at - length;
  });
  const body = Buffer.concat(stored);
  const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
  const header = ints(texts.length, 0, 0, 28 + texts.length * 4, 0);
  return chunk(0x0001, header, Buffer.concat([ints(...offsets), body, padding]));
}

/** A compiled AndroidManifest.xml: a `manifest` with text attributes and an empty `application`. */
function manifest(attributes: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(attributes);
  const texts = [...names, ...Object.values(attributes), "manifest", "application"];
  const start = (name: string, given: readonly string[]) => {
    const count = Buffer.alloc(12);
    count.writeUInt16LE(20, 0);
    count.writeUInt16LE(20, 2);
    count.writeUInt16LE(given.length, 4);
    const rows = given.map((key) => {
      const value = names.length + names.indexOf(key);
      const typed = Buffer.from([8, 0, 0, 3]);
      return Buffer.concat([ints(-1, names.indexOf(key), value), typed, ints(value)]);
    });
    const body = Buffer.concat([ints(-1, texts.indexOf(name)), count, ...rows]);
    return chunk(0x0102, ints(1, -1), body);
  };
  const end = (name: string) => chunk(0x0103, ints(1, -1), ints(-1, texts.indexOf(name)));
  const body = [start("manifest", names), start("application", []), end("application"), end("manifest")];
  return chunk(0x0003, Buffer.alloc(0), Buffer.concat([stringPool(texts), ...body]));
}

/** An Android package with nothing in it but its manifest. */
export const androidPackage = (attributes: Readonly<Record<string, string>>): Buffer =>
  zipOf({ "AndroidManifest.xml": manifest(attributes), "classes.dex": Buffer.from("dex") });

/** An iOS package: a binary property list, and a profile that would be signed. */
export function iosPackage(info: Record<string, string>): Buffer {
  const profile = build({
    TeamIdentifier: ["TEAM123456"],
    UUID: "0f8fad5b-d9cb-469f-a165-70867728950e",
    CreationDate: new Date("2026-01-02T03:04:05Z"),
    ExpirationDate: new Date("2027-01-02T03:04:05Z"),
  });
  return zipOf({
    "Payload/Shop.app/Info.plist": Buffer.from(buildBinary(info)),
    "Payload/Shop.app/embedded.mobileprovision": Buffer.from(`signed${profile}signature`, "latin1"),
  });
}
