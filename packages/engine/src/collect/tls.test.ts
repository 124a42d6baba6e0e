import { expect, it } from "vitest";
import { createAuthority } from "../demo/certificates.ts";
import { spkiHashes } from "./tls.ts";

it("hashes the key of every certificate of a text, and of none where there is none", async () => {
  const [first, second] = await Promise.all([createAuthority(), createAuthority()]);
  const hashes = spkiHashes(`${first.pem}\n${second.pem}\n`);
  expect(hashes).toEqual([...spkiHashes(first.pem), ...spkiHashes(second.pem)]);
  expect(new Set(hashes).size).toBe(2);
  expect(Buffer.from(hashes[0] ?? "", "base64")).toHaveLength(32);
  expect(spkiHashes("")).toEqual([]);
});
