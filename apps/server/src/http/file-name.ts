const SIGNS_AROUND = /^[-.]+|(?<![-.])[-.]+$/g;

/** A part of a file's name: what no system takes in one is left out; `otherwise` where nothing is left. */
export function inFileName(text: string, otherwise: string): string {
  const plain = text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-").replace(SIGNS_AROUND, "");
  // By whole characters, some of which are two units; and the cut may leave a sign at the end.
  return Array.from(plain).slice(0, 60).join("").replace(SIGNS_AROUND, "") || otherwise;
}

/** Saves a file under its name (RFC 6266): in UTF-8, and for what reads no more than ASCII without the rest. */
export function asAttachment(name: string): string {
  const plain = `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, "_")}"`;
  if (/^[\x20-\x7e]*$/.test(name)) return plain;
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${plain}; filename*=UTF-8''${escaped}`;
}

/** Endings by media type, of what people upload and of what is stored for them. */
const ENDINGS: Readonly<Record<string, string>> = {
  "application/gzip": "gz",
  "application/java-archive": "jar",
  "application/json": "json",
  "application/pdf": "pdf",
  "application/vnd.android.package-archive": "apk",
  "application/vnd.microsoft.portable-executable": "exe",
  "application/x-7z-compressed": "7z",
  "application/x-apple-diskimage": "dmg",
  "application/x-bzip2": "bz2",
  "application/x-cfb": "msi",
  "application/x-elf": "elf",
  "application/x-itunes-ipa": "ipa",
  "application/x-msdownload": "exe",
  "application/x-msi": "msi",
  "application/x-tar": "tar",
  "application/x-xar": "pkg",
  "application/x-xz": "xz",
  "application/zip": "zip",
  "application/zlib": "zlib",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "text/plain": "txt",
};

/** The ending of a file whose content is of this type. */
export const endingOf = (mediaType: string): string => ENDINGS[mediaType] ?? "bin";
