import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SecretError, secretKey, secretsOf } from "./secrets.ts";

const secret = "an installation's own secret, long enough";

test("opens what it sealed, and hides it", () => {
  const secrets = secretsOf(secret);
  const sealed = secrets.seal("令牌 token");
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(sealed.slice(3), "base64url").toString("latin1")).not.toContain("token");
  expect(secrets.seal("令牌 token")).not.toBe(sealed);
  expect(secretsOf(secret).open(sealed)).toBe("令牌 token");
  expect(secrets.open(secrets.seal(""))).toBe("");
});

test("another key, a changed byte or no sealed text at all cannot be opened", () => {
  const secrets = secretsOf(secret);
  const sealed = secrets.seal("token");
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => secretsOf(`${secret}.`).open(sealed)).toThrow(SecretError);
  for (const text of [`v1.${bytes.toString("base64url")}`, sealed.slice(0, 20), "token", ""])
    expect(() => secrets.open(text)).toThrow(SecretError);
});

test("makes a key file once, for its owner alone; the environment's key goes first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "candor-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect(await secretKey(folder, secret)).toBe(secret);
  const [first, second] = [await secretKey(folder, undefined), await secretKey(folder, undefined)];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  const path = join(folder, "secret.key");
  expect(await readFile(path, "utf8")).toBe(first);
  if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
});
