import { describe, expect, it } from "vitest";
import { deniesOptOut, gppGrants, optsOut, sectionsOf } from "./gpp.ts";

describe("strings of the Global Privacy Platform", () => {
  it.each([
    ["DBABMA~CPXxRfAPXxRfAAfKABENB", [2]],
    ["DBACNY~CPXxRfAPXxRfAAfKABENB~1YNN", [2, 6]],
    ["DBABLA~BVQqAAAAAgA.QA", [7]],
    ["nonsense", []],
  ])("tell the sections of %s", (gpp, ids) => {
    expect(sectionsOf(gpp).map(({ id }) => id)).toEqual(ids);
  });

  it("tell an opt-out from none", () => {
    expect(deniesOptOut("DBABLA~BVQqAAAAAgA.QA")).toBe(true);
    expect(optsOut("DBABLA~BVQVAAAAAgA.YA")).toBe(true);
    expect(deniesOptOut("DBACNY~CPXxRfAPXxRfAAfKABENB~1YNN")).toBe(true);
    expect(optsOut("DBACNY~CPXxRfAPXxRfAAfKABENB~1YYN")).toBe(true);
    expect(optsOut("DBABMA~CPXxRfAPXxRfAAfKABENB")).toBe(false);
  });

  it("tell purposes granted in the European section", () => {
    const core = (granted: string) => `C${"A".repeat(24)}${granted}${"A".repeat(12)}`;
    expect(gppGrants(`DBABMA~${core("A__")}`)).toBe(true);
    expect(gppGrants(`DBABMA~${core("AAA")}`)).toBe(false);
  });
});
