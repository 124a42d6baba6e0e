import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldErrorsOf } from "../errors/fields.ts";
import { chosen, distinct, instant } from "./common.ts";
import { line } from "./line.ts";

const fields = (schema: z.ZodMiniType, given: unknown) => {
  const parsed = z.object({ field: schema }).safeParse({ field: given });
  return parsed.success ? null : fieldErrorsOf(parsed.error.issues);
};

test("an instant lies in a year that can be kept", () => {
  expect(fields(instant, "2026-11-18T14:20:00.000Z")).toBeNull();
  expect(fields(instant, "0001-01-01T00:00:00Z")).toBeNull();
  expect(fields(instant, "0000-12-31T00:00:00Z")).toEqual({ field: "format" });
});

test("a list that is kept names nothing twice, and none is without end", () => {
  const territories = distinct(z.enum(["EU", "CN"]), 2);
  expect(fields(territories, ["EU", "CN"])).toBeNull();
  expect(fields(territories, ["EU", "EU"])).toEqual({ field: "format" });
  expect(fields(territories, Array(90_000).fill("EU"))).toEqual({ field: "too_long" });
  expect(fields(chosen(z.string()), Array(20_000).fill("x"))).toEqual({ field: "too_long" });
});

test.for([
  "Shop\r\nBcc: x@evil.example",
  "Shop\nnew paragraph",
  "Shop\u2028x",
  "Shop\u0007x",
  "Shop\u202Emoc",
  "Shop\u2066x",
])("a name is one line: %j", (name) => {
  expect(fields(line(80), name)).toEqual({ field: "characters" });
  expect(fields(line(80), ` ${name.replaceAll(/[^\x20-\x7e]/g, "")} `)).toBeNull();
});
