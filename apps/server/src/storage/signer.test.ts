import { expect, test } from "vitest";
import { fileSigner } from "./signer.ts";

const sha256 = "a".repeat(64);

function parts(url: string) {
  const { searchParams } = new URL(url, "http://here");
  return [Number(searchParams.get("e")), searchParams.get("s") ?? ""] as const;
}

test("an address works for 5 to 10 minutes and stays the same within a step", () => {
  let now = Date.parse("2026-11-18T14:04:59Z");
  const signer = fileSigner("key", () => now);
  const url = signer.sign(sha256);
  const [expires, signature] = parts(url);
  expect(expires * 1000 - now).toBeGreaterThan(5 * 60_000);
  expect(expires * 1000 - now).toBeLessThanOrEqual(10 * 60_000);
  expect(signer.verify(sha256, expires, signature)).toBe(true);
  now += 500;
  expect(signer.sign(sha256)).toBe(url);
  now = expires * 1000 + 1;
  expect(signer.verify(sha256, expires, signature)).toBe(false);
});

test("another file, time or key does not fit", () => {
  const signer = fileSigner("key");
  const [expires, signature] = parts(signer.sign(sha256));
  expect(signer.verify("b".repeat(64), expires, signature)).toBe(false);
  expect(signer.verify(sha256, expires + 300, signature)).toBe(false);
  expect(signer.verify(sha256, expires, "")).toBe(false);
  expect(fileSigner("other").verify(sha256, expires, signature)).toBe(false);
});
