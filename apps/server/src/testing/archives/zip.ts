import { crc32, deflateRawSync } from "node:zlib";

const DEFLATED = 8;

/** How an archive lies, or saves: none of it is what a packager does. */
export interface ZipTricks {
  /** Bytes are deflated; otherwise they stand as they are. */
  deflate?: boolean;
  /** Every entry points at the bytes of the first. */
  shared?: boolean;
  /** What the directory says of each entry's length, whatever it is. */
  claimed?: number;
}

type Files = Readonly<Record<string, Buffer>> | readonly (readonly [string, Buffer])[];

/** A zip, enough to stand for an app package. A list of pairs may name a file twice. */
export function zipOf(files: Files, { deflate = false, shared = false, claimed }: ZipTricks = {}): Buffer {
  const given = Array.isArray(files) ? files : Object.entries(files);
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of given as readonly (readonly [string, Buffer])[]) {
    const title = Buffer.from(name);
    const stored = deflate ? deflateRawSync(bytes) : bytes;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(deflate ? DEFLATED : 0, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(stored.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(shared ? 0 : at, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), common, rest, title]));
    if (shared && bodies.length > 0) continue;
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, title, stored]);
    bodies.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from("PK\u0005\u0006"), end]);
}
