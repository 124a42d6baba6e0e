import { expect, test } from "vitest";
import { hashPassword, isStrongPassword, verifyPassword } from "./password.ts";

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
  ["Abcdefg1", true],
  ["Abcdef1", false],
  ["abcdefg1", false],
  ["ABCDEFG1", false],
  ["Abcdefgh", false],
] as const)("%s is strong: %s", ([password, strong]) => {
  expect(isStrongPassword(password)).toBe(strong);
});
