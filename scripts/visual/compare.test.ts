import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { compare } from "./compare.ts";
import { hashOf, noteOf, pack } from "./kept.ts";

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => Colour;

function picture(width: number, height: number, paint: Paint): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) png.data.set([...paint(x, y), 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}

const WIDE = 320;
const HIGH = 120;
const PAPER: Colour = [247, 249, 248];
const INK: Colour = [31, 45, 92];

const mixed = (share: number): Colour => {
  const [r, g, b] = INK.map((ink, at) => Math.round((PAPER[at] ?? 0) * (1 - share) + ink * share));
  return [r ?? 0, g ?? 0, b ?? 0];
};

/** How much of a pixel the ink of something like a line of text covers: strokes with soft edges of many shades. */
const text = (x: number, y: number) =>
  y < 40 || y >= 52 || x % 9 > 5
    ? 0
    : Math.min(1, Math.abs(Math.sin(x * 1.7 + Math.floor(x / 9))) + (y % 3) / 9);

/** A page: paper, a panel, a line of text, a photograph-like ramp of hundreds of shades. */
const page: Paint = (x, y) => {
  if (y < 20 && x < 160) return [238, 241, 240];
  if (y >= 100) return [(x * 255) / WIDE, (y * 7) & 255, (x + y) & 255].map(Math.round) as unknown as Colour;
  return mixed(text(x, y));
};

const before = picture(WIDE, HIGH, page);
const kept = pack(before);
const seen = (paint: Paint) => compare(kept, picture(WIDE, HIGH, paint)).different;
const plus = ([r, g, b]: Colour, by: number): Colour =>
  [r + by, g + by, b + by].map(clamp) as unknown as Colour;
const clamp = (value: number) => Math.max(0, Math.min(255, value));

describe("what is alike", () => {
  it("is a picture and what is kept of it", () => {
    expect(compare(kept, before).different).toBe(0);
  });

  it("is what another processor rounds differently, in every pixel", () => {
    expect(seen((x, y) => plus(page(x, y), (x + y) % 3 === 0 ? 1 : -1))).toBe(0);
    expect(seen((x, y) => plus(page(x, y), 2))).toBe(0);
  });

  it("is a curve of which a few pixels were smoothed differently", () => {
    expect(seen((x, y) => (y === 70 && x < 6 ? plus(page(x, y), -40) : page(x, y)))).toBe(0);
  });
});

describe("what differs", () => {
  it("is a surface whose colour changed by a small step", () => {
    expect(seen((x, y) => (y < 20 && x < 160 ? [234, 237, 236] : page(x, y)))).toBe(160 * 20);
    expect(seen((x, y) => (y < 20 && x < 160 ? [238, 241, 244] : page(x, y)))).toBe(160 * 20);
  });

  it("is a line of one pixel in another grey", () => {
    const line = (grey: number) => (x: number, y: number) =>
      y === 60 && x < 40 ? ([grey, grey, grey] as const) : page(x, y);
    const ruled = pack(picture(WIDE, HIGH, line(215)));
    expect(compare(ruled, picture(WIDE, HIGH, line(210))).different).toBe(40);
  });

  it("is a line of text that moved by one pixel, sideways or down", () => {
    expect(seen((x, y) => (y >= 40 && y < 52 ? mixed(text(x - 1, y)) : page(x, y)))).toBeGreaterThan(100);
    expect(seen((x, y) => (y >= 39 && y < 54 ? mixed(text(x, y - 1)) : page(x, y)))).toBeGreaterThan(100);
  });

  it("is text in a weaker ink", () => {
    expect(seen((x, y) => (y < 100 && y >= 20 ? mixed(text(x, y) * 0.9) : page(x, y)))).toBeGreaterThan(100);
  });

  it("is a mark of a few pixels that came or went", () => {
    expect(seen((x, y) => (y === 70 && x < 8 ? INK : page(x, y)))).toBe(8);
    expect(seen((x, y) => (y === 70 && x < 3 ? INK : page(x, y)))).toBe(3);
  });

  it("is a picture that grew, by nothing but paper or by black", () => {
    const grown = (colour: Colour) => picture(WIDE, HIGH + 1, (x, y) => (y < HIGH ? page(x, y) : colour));
    expect(compare(kept, grown(PAPER)).different).toBe(WIDE);
    expect(compare(kept, grown([0, 0, 0])).different).toBe(1);
  });

  it("is shown in red on the picture in grey", () => {
    const after = picture(WIDE, HIGH, (x, y) => (y === 70 && x < 8 ? INK : page(x, y)));
    const { data } = PNG.sync.read(compare(kept, after).difference());
    expect([...data.subarray((70 * WIDE + 7) * 4, (70 * WIDE + 8) * 4 + 3)]).toEqual([
      230, 30, 30, 255, 253, 253, 253,
    ]);
  });
});

describe("what is kept", () => {
  it("knows the picture it was made of", () => {
    expect(noteOf(kept)?.hash).toBe(hashOf(before));
    expect(noteOf(before)).toBeNull();
  });

  it("holds frequent colours exactly and the rest as nearly as it says", () => {
    const shades = picture(64, 64, (x, y) => {
      if (y < 40) return [200, 30, 60];
      return y < 48 ? [204, 30, 60] : [x * 2, y * 2, (x + y) & 127];
    });
    const { data } = PNG.sync.read(pack(shades));
    const error = noteOf(pack(shades))?.error ?? 0;
    expect([...data.subarray(0, 3)]).toEqual([200, 30, 60]);
    expect([...data.subarray(40 * 64 * 4, 40 * 64 * 4 + 3)]).toEqual([204, 30, 60]);
    expect(error).toBeGreaterThan(0);
    const far = PNG.sync.read(shades).data.map((value, at) => Math.abs(value - (data[at] ?? 0)));
    expect(Math.max(...far)).toBeLessThanOrEqual(error);
  });

  it("is the whole picture when its colours are too many and too far apart", () => {
    const noise = picture(64, 64, (x, y) => [(x * 97) & 255, (y * 61) & 255, (x * y * 31) & 255]);
    expect(noteOf(pack(noise))?.error).toBe(0);
    expect(compare(pack(noise), noise).different).toBe(0);
    expect(PNG.sync.read(pack(noise)).data.equals(PNG.sync.read(noise).data)).toBe(true);
  });
});
