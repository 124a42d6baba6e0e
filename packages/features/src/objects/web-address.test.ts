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
    ["", "object.url_missing"],
    ["   ", "object.url_missing"],
    ["ftp://shop.example.com", "object.url_scheme"],
    ["javascript:alert(1)", "object.url_scheme"],
    ["mailto:a@example.com", "object.url_scheme"],
    ["https://", "object.url_invalid"],
    ["shop", "object.url_invalid"],
    ["my shop.example.com", "object.url_invalid"],
    ["https://exa mple.com", "object.url_invalid"],
  ])("%j is %s", (typed, problem) => {
    expect(readWebAddress(typed)).toEqual({ problem });
  });
});

it("hostOf gives the host once the address parses", () => {
  expect(hostOf("shop.example.com/path")).toBe("shop.example.com");
  expect(hostOf("shop")).toBe("");
});
