import { open, readFile } from "node:fs/promises";
import type { PackageMetadata, UploadPurpose } from "@candor/api/entities";
import { fileTypeFromFile } from "file-type";
import { androidMetadata } from "./android.ts";
import { iosMetadata } from "./ios.ts";

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

/** Anything in a drawing that could run, or fetch, or stand for something else. */
const NOT_IN_DRAWINGS =
  /<!doctype|<!entity|<script|<foreignobject|<iframe|<embed|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']?\s*(?:https?:|\/\/|data:text)/i;
const DRAWING = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i;

/** Longest drawing looked at: larger ones are pictures in disguise. */
const DRAWING_MAX_BYTES = 2 * 1024 ** 2;

async function drawing(path: string, size: number): Promise<Content | null> {
  if (size > DRAWING_MAX_BYTES) return null;
  const text = await readFile(path, "utf8");
  if (!DRAWING.test(text) || NOT_IN_DRAWINGS.test(text)) return null;
  return { mediaType: "image/svg+xml", metadata: null };
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
  if (purpose === "android")
    return packageOf("application/vnd.android.package-archive", await androidMetadata(path));
  if (purpose === "ios") return packageOf("application/x-itunes-ipa", await iosMetadata(path));
  const mediaType = (await fileTypeFromFile(path))?.mime;
  switch (purpose) {
    case "logo":
      return mediaType && PICTURES.has(mediaType) ? { mediaType, metadata: null } : drawing(path, size);
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
