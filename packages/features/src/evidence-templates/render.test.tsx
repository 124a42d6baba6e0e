import { expect, test } from "vitest";
import { DIGEST, digestOf, renderCases } from "./render-cases.ts";

test("a browser tells tables as the server does", () => {
  expect(digestOf(renderCases(400))).toBe(DIGEST);
});
