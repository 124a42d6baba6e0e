import { fitsPasswordRule } from "@candor/api/entities";
import { expect, test } from "vitest";
import { acceptPassword, hashPassword, verifyPassword } from "./password.ts";

test("a hash is an argon2id PHC string, salted, that only its password fits", async () => {
  const [first, second] = await Promise.all([hashPassword("Secret-1"), hashPassword("Secret-1")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword("Secret-1", first)).toBe(true);
  expect(await verifyPassword("secret-1", first)).toBe(false);
});

test("a password is the same however its letters were composed", async () => {
  expect(await verifyPassword("Pa\u0308sse-1", await hashPassword("P\u00e4sse-1"))).toBe(true);
});

test("without a stored hash the answer is no", async () => {
  expect(await verifyPassword("anything", null)).toBe(false);
});

test("many at once all get their answer", async () => {
  const hash = await hashPassword("Secret-1");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => verifyPassword(`Secret-${n}`, hash)),
  );
  expect(answers.map((answer, n) => answer === (n === 1))).not.toContain(false);
});

test.for([
  ["Abcdefg1", true, true],
  ["Abcdef1", false, false],
  ["abcdefg1", false, true],
  ["ABCDEFG1", false, true],
  ["Abcdefgh", false, false],
  ["12345678", false, false],
  ["密码密码密码12", false, true],
] as const)("%s fits v2: %s, v1: %s", ([password, v2, v1]) => {
  expect([fitsPasswordRule(password, "v2"), fitsPasswordRule(password, "v1")]).toEqual([v2, v1]);
});

test("a new password is refused by its rule, and when its repetition differs", () => {
  const weak = { password: "abcdefg1", confirm_password: "abcdefg1" };
  expect(() => acceptPassword(weak, "v2")).toThrow("auth.password_weak");
  expect(() => acceptPassword(weak, "v1")).not.toThrow();
  expect(() => acceptPassword({ ...weak, confirm_password: "abcdefg2" }, "v1")).toThrow(
    "auth.passwords_differ",
  );
});
