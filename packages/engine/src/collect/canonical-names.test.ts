import { describe, expect, it } from "vitest";
import { CanonicalNames } from "./canonical-names.ts";

const RECORDS: Record<string, string> = {
  "metrics.shop.example": "shop.eulerian.example",
  "shop.eulerian.example": "edge.eulerian.example",
  "late.shop.example": "shop.at-o.example",
  "www.shop.example": "shop.hosting.example",
  "tags.partner.example": "partner.tags.example",
};

function names(records = RECORDS) {
  const asked: string[] = [];
  const found = new CanonicalNames(async (host) => {
    asked.push(host);
    const next = records[host];
    if (next === undefined) throw new Error("ENODATA");
    return [next];
  });
  return { found, asked };
}

describe("CanonicalNames", () => {
  it("follows the names of the site's own hosts, of each visit, to their end", async () => {
    const { found } = names();
    found.lookUp(["metrics.shop.example", "api.shop.example"], ["www.shop.example"]);
    found.lookUp(["metrics.shop.example", "late.shop.example"], ["www.shop.example"]);
    expect(await found.found()).toEqual({
      "metrics.shop.example": ["shop.eulerian.example", "edge.eulerian.example"],
      "late.shop.example": ["shop.at-o.example"],
    });
  });

  it("asks neither for hosts of others, nor for where the pages stand, nor twice", async () => {
    const { found, asked } = names();
    const hosts = ["tags.partner.example", "www.shop.example", "api.shop.example"];
    found.lookUp(hosts, ["www.shop.example"]);
    found.lookUp(hosts, ["www.shop.example"]);
    expect(await found.found()).toEqual({});
    expect(asked).toEqual(["api.shop.example"]);
  });

  it("asks for a limited number of hosts, and follows no circle", async () => {
    const { found, asked } = names({
      "a.shop.example": "b.shop.example",
      "b.shop.example": "a.shop.example",
    });
    found.lookUp(["a.shop.example"], ["www.shop.example"]);
    expect((await found.found())["a.shop.example"]).toHaveLength(5);
    const many = Array.from({ length: 500 }, (_, index) => `h${index}.shop.example`);
    found.lookUp(many, ["www.shop.example"]);
    found.lookUp(["late.shop.example"], ["www.shop.example"]);
    for (let visit = 0; visit < 5; visit += 1) found.lookUp(many, ["www.shop.example"]);
    await found.found();
    expect(asked).toContain("late.shop.example");
    expect(new Set(asked).size).toBeLessThanOrEqual(42);
  });
});
