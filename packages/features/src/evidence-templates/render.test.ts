import { expect, test } from "vitest";
import { DIGEST, digestOf, renderCases } from "./render-cases.ts";

test("the server tells tables as browsers do", () => {
  expect(digestOf(renderCases(400))).toBe(DIGEST);
});

test("a value stands in a sentence as it is, and is never read as a placeholder or a pattern again", () => {
  const alone = renderCases(400).filter(({ format }) => format === "{{host}}");
  expect(alone.length).toBeGreaterThan(10);
  for (const { host, told } of alone) expect(told).toBe(host);
});
