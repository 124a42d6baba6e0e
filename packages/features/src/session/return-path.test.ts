import { describe, expect, it } from "vitest";
import { safeReturnPath, signInHref } from "./return-path.ts";

describe("safeReturnPath", () => {
  it.each(["/", "/dashboard", "/checks?level=critical&page=2", "/checks/7#row", "/%2F%2Fevil.example"])(
    "keeps %j",
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "dashboard",
    "//evil.example",
    "///evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example/dashboard",
    "https:evil.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "%2F%2Fevil.example",
    "https%3A%2F%2Fevil.example",
    "/login",
    "/login?redirect_uri=%2Fchecks",
    "/LOGIN/",
    "/pages/login",
  ])("refuses %j", (path) => {
    expect(safeReturnPath(path, "/home")).toBe("/home");
  });

  it("leaves a path where an address inside it stays text", () => {
    expect(safeReturnPath("/checks?next=//evil.example")).toBe("/checks?next=//evil.example");
  });
});

describe("signInHref", () => {
  it("carries path and query", () => {
    expect(signInHref("/checks?page=2")).toBe("/login?redirect_uri=%2Fchecks%3Fpage%3D2");
  });
  it("carries nothing where there is nothing to come back to", () => {
    expect(signInHref("/")).toBe("/login");
    expect(signInHref("//evil.example")).toBe("/login");
  });
});
