import { open, readFile } from "node:fs/promises";
import type { PackageMetadata, UploadPurpose } from "@candor/api/entities";

/** What a file's content is, whatever its name and its sender say. */
export interface Content {
  mediaType: string;
  metadata: PackageMetadata | null;
}

const PICTURES = new Set(["image/png", "image/jpeg", "image/gif"]);
const WINDOWS = new Set([
  "application/x-msdownload",
  "application/vnd.microsoft.portable-executable",
  "application/x-cfb",
  "application/x-msi",
  "application/zip",
]);
const MACOS = new Set([
  "application/x-apple-diskimage",
  "application/x-xar",
  "application/zip",
  "application/x-bzip2",
  "application/zlib",
]);
/** A document or a picture is nobody's firmware. */
const NO_FIRMWARE = /^(image|audio|video|text|font)\/|pdf|html|xml|msword|officedocument/;

/** Longest drawing looked at: larger ones are pictures in disguise. */
const DRAWING_MAX_BYTES = 2 * 1024 ** 2;

async function drawing(path: string, size: number): Promise<Content | null> {
  if (size > DRAWING_MAX_BYTES) return null;
  const [{ isPlainDrawing }, text] = await Promise.all([import("./drawing.ts"), readFile(path, "utf8")]);
  return isPlainDrawing(text) ? { mediaType: "image/svg+xml", metadata: null } : null;
}

async function picture(path: string, mediaType: string): Promise<Content> {
  const [{ isWholePicture, PictureError }, bytes] = await Promise.all([
    import("./picture.ts"),
    readFile(path),
  ]);
  if (!isWholePicture(bytes, mediaType)) throw new PictureError(`${mediaType} ends before its end`);
  return { mediaType, metadata: null };
}

async function begins(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead).toString("latin1").trimStart();
  } finally {
    await file.close();
  }
}

const BINARY = "application/octet-stream";
const packageOf = (mediaType: string, metadata: PackageMetadata | null): Content | null =>
  metadata && { mediaType, metadata };

/** Looks into a file that is to serve a purpose; null where its content does not fit. */
export async function contentOf(path: string, size: number, purpose: UploadPurpose): Promise<Content | null> {
  // Each parser takes its time to load, in a process that looks into one file.
  if (purpose === "android") {
    const { androidMetadata } = await import("./android.ts");
    return packageOf("application/vnd.android.package-archive", await androidMetadata(path));
  }
  if (purpose === "ios") {
    const { iosMetadata } = await import("./ios.ts");
    return packageOf("application/x-itunes-ipa", await iosMetadata(path));
  }
  const { fileTypeFromFile } = await import("file-type");
  const mediaType = (await fileTypeFromFile(path))?.mime;
  switch (purpose) {
    case "logo":
      return mediaType && PICTURES.has(mediaType) ? picture(path, mediaType) : drawing(path, size);
    case "firmware": {
      const fits = !NO_FIRMWARE.test(mediaType ?? "") && !/^(<|%PDF|#!)/.test(await begins(path));
      return fits ? { mediaType: mediaType ?? BINARY, metadata: null } : null;
    }
    case "windows":
      return mediaType && WINDOWS.has(mediaType) ? { mediaType, metadata: null } : null;
    case "macos":
      return mediaType && MACOS.has(mediaType) ? { mediaType, metadata: null } : null;
  }
}
