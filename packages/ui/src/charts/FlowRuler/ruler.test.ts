import { expect, it } from "vitest";
import { cases } from "../../internal/seeded.ts";
import { longitudeOf, regionCodes } from "./longitudes.ts";
import { placeCodes, rulerOf } from "./ruler.ts";

it("shows twenty degrees beyond the outermost regions", () => {
  const { from, to } = rulerOf([-98, 138], 1180);
  expect([from, to]).toEqual([-118, 158]);
});

it("widens for neighbours, so that a step of one degree is not the whole track", () => {
  const { from, to } = rulerOf([10, 11], 1180);
  expect(to - from).toBe(60);
});

it("has a ruler without any region and never leaves the globe", () => {
  expect(rulerOf([], 400).graduations.length).toBeGreaterThan(10);
  const { from, to } = rulerOf([-172, 178], 400);
  expect([from, to]).toEqual([-180, 180]);
});

it("graduates every 5° and writes a label every 30°, or more rarely where they would touch", () => {
  const wide = rulerOf([-98, 138], 1180);
  expect(wide.graduations.every(({ degrees }) => Math.abs(degrees % 5) === 0)).toBe(true);
  const degreesOf = (width: number) =>
    rulerOf([-98, 138], width)
      .graduations.filter(({ labelled }) => labelled)
      .map(({ degrees }) => degrees);
  expect(degreesOf(1180)).toEqual([-90, -60, -30, 0, 30, 60, 90, 120, 150]);
  expect(degreesOf(330)).toEqual([-60, 0, 60, 120]);
});

it("never lets two labels of the ruler come nearer than 56 px, nor leave it", () => {
  for (const { longitudes, width } of cases(60, (random) => ({
    longitudes: Array.from({ length: 1 + Math.floor(random() * 9) }, () => random() * 360 - 180),
    width: 280 + Math.floor(random() * 1200),
  }))) {
    const places = rulerOf(longitudes, width)
      .graduations.filter(({ labelled }) => labelled)
      .map(({ x }) => x);
    for (const [index, x] of places.entries()) {
      expect(x - (places[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(56);
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(width - 20);
    }
  }
});

it("never lets two codes touch, keeps them on the track and near their longitude", () => {
  for (const { regions, width } of cases(80, (random) => {
    const width = 280 + Math.floor(random() * 1200);
    const count = 1 + Math.floor(random() * 24);
    const start = Math.floor(random() * 200);
    const codes = regionCodes.slice(start, start + count);
    return { width, regions: codes.map((code) => ({ code, anchor: random() * width })) };
  })) {
    const boxes = placeCodes(regions, width);
    expect(boxes.map(({ code }) => code).sort()).toEqual(regions.map(({ code }) => code).sort());
    for (const box of boxes) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
      expect(Math.abs(box.x - box.anchor)).toBeLessThanOrEqual(Math.max(14, box.width / 2) + 14);
      for (const other of boxes) {
        if (other === box || other.row !== box.row) continue;
        expect(Math.abs(other.x - box.x)).toBeGreaterThanOrEqual((other.width + box.width) / 2);
      }
    }
  }
});

/** The two-letter codes of ISO 3166-1 as of 2026. */
const iso =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

it("has one place for each code of ISO 3166-1 and for the European Union", () => {
  expect(iso).toHaveLength(249);
  expect([...iso, "EU"].filter((code) => longitudeOf(code) === null)).toEqual([]);
  expect(new Set(regionCodes).size).toBe(regionCodes.length);
  for (const code of regionCodes) {
    const degrees = longitudeOf(code) ?? Number.NaN;
    expect(Math.abs(degrees)).toBeLessThanOrEqual(180);
    expect(degrees * 2).toBe(Math.round(degrees * 2));
  }
});

it("knows where well-known regions stand to each other, whatever the case of their code", () => {
  const order = ["US", "BR", "GB", "EU", "IN", "SG", "CN", "JP", "NZ"];
  const places = order.map((code) => longitudeOf(code.toLowerCase()) ?? Number.NaN);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("has no place for a code it does not know", () => {
  for (const code of ["ZZ", "", "Europe", "U"]) expect(longitudeOf(code)).toBeNull();
});
