import { ApiError } from "@candor/api/client";
import { describe, expect, it } from "vitest";
import { websiteFieldOf } from "./errors.ts";
import { toWebsiteForm, toWebsitePayload, websiteSchema } from "./schema.ts";

const GOOD = { url: "shop.example.com", name: "", territories: ["EU" as const], sector: null };
const messages = (form: object) =>
  websiteSchema.safeParse({ ...GOOD, ...form }).error?.issues.map(({ path, message }) => [path[0], message]);

describe("websiteSchema", () => {
  it("accepts an address without a scheme and an empty name", () => {
    expect(messages({})).toBeUndefined();
  });

  it.each([
    [{ url: "" }, ["url", "object.url_missing"]],
    [{ url: "shop" }, ["url", "object.url_invalid"]],
    [{ url: "ftp://a.example" }, ["url", "object.url_scheme"]],
    [{ url: `https://a.example/${"a".repeat(2000)}` }, ["url", "object.url_long"]],
    [{ name: "n".repeat(81) }, ["name", "object.name_long"]],
    [{ territories: [] }, ["territories", "object.territories_missing"]],
  ])("refuses %j", (form, message) => {
    expect(messages(form)).toEqual([message]);
  });

  it("accepts a name at its limit", () => {
    expect(messages({ name: "n".repeat(80) })).toBeUndefined();
  });
});

it("sends a full address and a trimmed name", () => {
  expect(toWebsitePayload({ ...GOOD, url: " shop.example.com ", name: " Shop " })).toEqual({
    url: "https://shop.example.com/",
    name: "Shop",
    territories: ["EU"],
    sector: null,
  });
});

it("starts empty for a new website", () => {
  expect(toWebsiteForm(null)).toEqual({ url: "", name: "", territories: [], sector: null });
});

describe("websiteFieldOf", () => {
  const refusal = (key: ConstructorParameters<typeof ApiError>[1]["key"], fields = {}) =>
    new ApiError("no", { code: 1, key, status: 200, requestId: "r", fields });

  it.each([
    ["object.url_private", "url"],
    ["object.url_unresolved", "url"],
    ["object.repeat_url", "url"],
    ["object.url_fixed", "url"],
    ["object.repeat_title", "name"],
    ["object.limit_reached", null],
    ["object.locked", null],
  ] as const)("%s is about %s", (key, field) => {
    expect(websiteFieldOf(refusal(key))).toBe(field);
  });

  it("reads the named field of an invalid request", () => {
    expect(websiteFieldOf(refusal("common.invalid", { "territories.0": "invalid_value" }))).toBe(
      "territories",
    );
  });

  it("leaves other failures to the form", () => {
    expect(websiteFieldOf(new Error("offline"))).toBeNull();
  });
});
