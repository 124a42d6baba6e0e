import { describe, expect, it } from "vitest";
import { hostOf, readWebAddress } from "./web-address.ts";

describe("readWebAddress", () => {
  it.each([
    ["shop.example.com", "https://shop.example.com/"],
    ["  http://shop.example.com/a?b=1 ", "http://shop.example.com/a?b=1"],
    ["HTTPS://Shop.Example.com", "https://shop.example.com/"],
    ["shop.example.com:8443/x", "https://shop.example.com:8443/x"],
    ["www.例子.com", "https://www.xn--fsqu00a.com/"],
    ["//shop.example.com", "https://shop.example.com/"],
  ])("%s reads as %s", (typed, url) => {
    expect(readWebAddress(typed)).toEqual({ url });
  });

  it.each([
    ["", "urlMissing"],
    ["   ", "urlMissing"],
    ["ftp://shop.example.com", "urlScheme"],
    ["javascript:alert(1)", "urlScheme"],
    ["mailto:a@example.com", "urlScheme"],
    ["https://", "urlInvalid"],
    ["shop", "urlInvalid"],
    ["my shop.example.com", "urlInvalid"],
    ["https://exa mple.com", "urlInvalid"],
  ])("%j is %s", (typed, problem) => {
    expect(readWebAddress(typed)).toEqual({ problem });
  });
});

it("hostOf gives the host once the address parses", () => {
  expect(hostOf("shop.example.com/path")).toBe("shop.example.com");
  expect(hostOf("shop")).toBe("");
});
