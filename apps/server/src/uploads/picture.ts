/** A picture that is cut off. */
export class PictureError extends Error {
  override name = "PictureError";
}

const LENGTH = 4;
/** What stands around the data of a chunk: its length, its name and its checksum. */
const AROUND = 12;

/** Chunk by chunk, to the one that ends the picture. */
function isWholePng(bytes: Buffer): boolean {
  let hasData = false;
  for (let at = 8; at + AROUND <= bytes.length; ) {
    const name = bytes.toString("latin1", at + LENGTH, at + 2 * LENGTH);
    at += bytes.readUInt32BE(at) + AROUND;
    if (at > bytes.length) return false;
    if (name === "IEND") return hasData;
    hasData ||= name === "IDAT";
  }
  return false;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.of(0xff, 0xd9);

/** The end counts after the scan alone: a preview that is kept in a camera's picture has an end of its own. */
function isWholeJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + LENGTH <= bytes.length && bytes[at] === 0xff; at += bytes.readUInt16BE(at + 2) + 2)
    if (bytes[at + 1] === START_OF_SCAN) return bytes.includes(END_OF_IMAGE, at);
  return false;
}

const GIF_END = Buffer.of(0x00, 0x3b);
/** Some programs leave a little behind the end. */
const GIF_TAIL_BYTES = 1024;

const isWholeGif = (bytes: Buffer) => bytes.subarray(-GIF_TAIL_BYTES).includes(GIF_END);

const isWhole: Record<string, (bytes: Buffer) => boolean> = {
  "image/png": isWholePng,
  "image/jpeg": isWholeJpeg,
  "image/gif": isWholeGif,
};

/** Whether a picture goes on to its end: of one that is cut off a browser shows nothing, and says nothing of it. */
export const isWholePicture = (bytes: Buffer, mediaType: string): boolean =>
  isWhole[mediaType]?.(bytes) ?? true;
