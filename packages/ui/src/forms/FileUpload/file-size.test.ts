import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "0 B"],
  [1, "1 B"],
  [999, "999 B"],
  [1_000, "1 kB"],
  [9_400, "9.4 kB"],
  [9_960, "10 kB"],
  [48_300, "48 kB"],
  [999_400, "999 kB"],
  [999_600, "1 MB"],
  [1_240_000, "1.2 MB"],
  [41_000_000, "41 MB"],
  [66_100_000, "66.1 MB"],
  [4 * 1024 ** 3, "4.3 GB"],
  [2.5e15, "2500 TB"],
])("%d bytes are %s", (bytes, written) => {
  expect(fileSize(bytes)).toBe(written);
});
