import { describe, expect, it } from "vitest";
import { maskBody, maskRequest, maskUrl, maskValue } from "./mask.ts";

describe("maskValue", () => {
  it("keeps the ends of a long value and nothing of a short one", () => {
    expect(maskValue("8f2c1e0b7a6d4c35")).toBe("8f••••••••••••35");
    expect(maskValue("secret")).toBe("••••••");
    expect(maskValue("")).toBe("");
  });
});

describe("maskUrl", () => {
  it.each([
    ["https://a.example/x?em=ada%40shop.example&ev=View", "https://a.example/x?em=ad••••••••••••le&ev=View"],
    ["https://a.example/x?session=abcdefgh12&page=2", "https://a.example/x?session=ab••••••12&page=2"],
    ["https://user:pass@a.example/", "https://a.example/"],
    ["https://a.example/u/ada@shop.example", "https://a.example/u/ad••••••••••••le"],
    ["https://a.example/?cid=mly.123.456&t=pageview", "https://a.example/?cid=mly.123.456&t=pageview"],
    ["https://a.example/?ud=5e884898da28047151d0e56f8dc62927", "https://a.example/?ud=5e••••••••••••27"],
  ])("%s", (url, masked) => {
    expect(maskUrl(url)).toBe(masked);
  });

  it("shortens data addresses", () => {
    expect(maskUrl(`data:image/png;base64,${"A".repeat(500)}`).length).toBeLessThan(50);
  });
});

describe("maskBody", () => {
  it("hides e-mail addresses and named secrets in JSON and in forms", () => {
    expect(maskBody('{"email":"ada@shop.example","password":"correct horse"}')).not.toMatch(/ada@|correct/);
    expect(maskBody("name=Ada&token=abcdefghij&x=1")).toBe("name=Ada&token=ab••••••ij&x=1");
    expect(maskBody("")).toBeNull();
  });

  it("keeps the first 600 characters", () => {
    expect(maskBody("ab ".repeat(400))?.length).toBe(600);
  });
});

describe("maskRequest", () => {
  it.each([
    [
      "x-veld",
      "bWlyYS5xdWlsbDcxNDJAY2FuYXJ5LXBvc3Qub3Jn",
      { kind: "d_email", encoding: "base64", typed: "email" },
    ],
    ["x-telefono", "+1 415 555 0142", { kind: "d_phone", encoding: "plain", typed: "phone" }],
    ["x-tiedot", '{"nimi":"quillmira"}', { kind: "d_other", encoding: "plain", typed: "word" }],
  ])("finds what was typed in the header %s", (name, value, found) => {
    const url = "https://in.example/r";
    expect(maskRequest(url, null, [[name, value]]).identifiers).toEqual([
      expect.objectContaining({ ...found, location: "in_header" }),
    ]);
    expect(maskRequest(url, null, [[name, "3.2.1"]]).identifiers).toEqual([]);
  });
});
