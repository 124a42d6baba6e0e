import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { compare } from "./baselines.ts";
import { pack } from "./palette.ts";

type Colour = readonly [number, number, number];

function picture(width: number, height: number, paint: (x: number, y: number) => Colour): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) png.data.set([...paint(x, y), 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}

const sheet = picture(40, 20, () => [255, 255, 255]);
const box = (colour: Colour) => picture(40, 20, (x) => (x < 20 ? colour : [255, 255, 255]));

describe("comparing", () => {
  it("finds no difference between a picture and what is kept of it", () => {
    const before = box([31, 45, 92]);
    expect(compare(pack(before), before).different).toBe(0);
  });

  it("sees a surface whose colour changed a little", () => {
    expect(compare(pack(box([31, 45, 92])), box([44, 61, 120])).different).toBe(400);
    expect(compare(pack(box([247, 249, 248])), box([238, 241, 240])).different).toBeGreaterThan(0);
  });

  it("sees a picture that grew", () => {
    expect(
      compare(
        pack(sheet),
        picture(40, 21, () => [255, 255, 255]),
      ).different,
    ).toBeGreaterThan(0);
  });
});

describe("what is kept", () => {
  it("holds frequent colours exactly and the rest nearly, when there are more than fit", () => {
    const many = picture(64, 64, (x, y) => (y < 48 ? [200, 30, 60] : [x * 4, y * 4, (x + y) & 255]));
    const kept = PNG.sync.read(pack(many));
    expect([...kept.data.subarray(0, 3)]).toEqual([200, 30, 60]);
    const seen = new Set(new Uint32Array(kept.data.buffer, kept.data.byteOffset, 64 * 64));
    expect(seen.size).toBeLessThanOrEqual(256);
  });
});
