import { expect, test } from "vitest";
import { ERROR_CODES, ERRORS, errorCodeOf } from "../errors/index.ts";
import { endpoints } from "./index.ts";

const duplicates = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("every endpoint has its own id, address and sentence", () => {
  expect(endpoints.length).toBeGreaterThan(25);
  expect(duplicates(endpoints.map(({ id }) => id))).toEqual([]);
  expect(duplicates(endpoints.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  for (const { doc } of endpoints) expect(doc).toMatch(/\.$/);
});

test("every error has its own number, and words in both languages", () => {
  expect(duplicates(Object.values(ERROR_CODES))).toEqual([]);
  for (const [key, { code, en, cn }] of Object.entries(ERRORS)) {
    expect(errorCodeOf(code)).toBe(key);
    expect(en).toMatch(/\w/);
    expect(cn).toMatch(/[一-鿿]/);
  }
  expect(errorCodeOf(999_999)).toBeNull();
});
