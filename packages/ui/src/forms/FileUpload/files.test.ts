import { expect, it } from "vitest";
import { rejectionOf } from "./files.ts";

const limits = { accept: [".apk", "image/*", "application/pdf"], maxSize: 100 };

it.each([
  ["shop.APK", "", 100, null],
  ["photo", "image/webp", 1, null],
  ["policy.pdf", "application/pdf", 1, null],
  ["shop.apk.exe", "", 1, "type"],
  ["apk", "", 1, "type"],
  ["shop.apk", "", 101, "size"],
  ["shop.apk", "", 0, "empty"],
  ["notes.txt", "text/plain", 0, "type"],
] as const)("%s of type %j with %d bytes: %s", (name, type, size, refusal) => {
  expect(rejectionOf({ name, type, size }, limits)).toBe(refusal);
});

it("takes anything that holds something where nothing is asked", () => {
  expect(rejectionOf({ name: "a", type: "", size: 1 }, {})).toBeNull();
});
