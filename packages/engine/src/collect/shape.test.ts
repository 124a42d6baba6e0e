import { describe, expect, it } from "vitest";
import { shapeOf } from "./shape.ts";

describe("what a stored value looks like", () => {
  it.each([
    "58120479.1764300000",
    "1948203371.1764300000",
    "73154.1764300000",
    "5f0c1b2a-7d3e-4f60-9a8b-1c2d3e4f5a6b",
  ])("tells visitors apart: %s", (value) => {
    expect(shapeOf(value)).toBe("id");
  });

  it.each([
    ["1764300000.1764300411", "flag"],
    ["1764300000", "time"],
    ["5812.1764300000", "flag"],
    ["12.4.1764300000", "flag"],
    ["granted", "flag"],
    ["", "empty"],
  ])("tells nobody apart: %s", (value, shape) => {
    expect(shapeOf(value)).toBe(shape);
  });
});
