import { expect, test } from "vitest";
import { PNG_BASE64 } from "../testing/campaigns.ts";
import { isWholePicture } from "./picture.ts";

const bytesOf = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );

const PNG = Buffer.from(PNG_BASE64, "base64");
/** A camera's picture keeps a small one, whole, before its own. */
const JPEG_HEAD = bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 8], [0xff, 0xd8, 1, 2, 0xff, 0xd9]);
const JPEG_SCAN = bytesOf([0xff, 0xda, 0, 4, 1, 2], [7, 7, 0xff, 0, 7]);
const GIF = bytesOf("GIF89a", [1, 0, 1, 0, 0, 0, 0], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1]);

test.for([
  ["a PNG", "image/png", PNG],
  ["a PNG with bytes behind its end", "image/png", Buffer.concat([PNG, bytesOf("tail")])],
  ["a JPEG", "image/jpeg", Buffer.concat([JPEG_HEAD, JPEG_SCAN, bytesOf([0xff, 0xd9])])],
  ["a GIF", "image/gif", Buffer.concat([GIF, bytesOf([0, 0x3b])])],
  ["what is no picture", "application/pdf", bytesOf("%PDF-1.7")],
] as const)("%s is whole", ([, type, bytes]) => expect(isWholePicture(bytes, type)).toBe(true));

test.for([
  ["a PNG that ends in its data", "image/png", PNG.subarray(0, -20)],
  ["a PNG that ends before its last chunk", "image/png", PNG.subarray(0, -12)],
  ["a PNG without data", "image/png", Buffer.concat([PNG.subarray(0, 33), PNG.subarray(-12)])],
  ["a PNG whose chunk says it is longer than the file", "image/png", PNG.with(8, 0xff)],
  ["a JPEG that has only its preview", "image/jpeg", JPEG_HEAD],
  ["a JPEG that ends in its scan", "image/jpeg", Buffer.concat([JPEG_HEAD, JPEG_SCAN])],
  ["a GIF that ends in its data", "image/gif", GIF],
] as const)("%s is not", ([, type, bytes]) => expect(isWholePicture(Buffer.from(bytes), type)).toBe(false));
