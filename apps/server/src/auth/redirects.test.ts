import { expect, test } from "vitest";
import { pageUrl, safeTarget, vettedTarget } from "./redirects.ts";

const env = { publicUrl: "https://candor.example", redirectOrigins: ["https://www.friend.example"] };

test.for([
  ["/dashboard?a=1#b", "/dashboard?a=1#b"],
  ["https://candor.example/checks?x=1#y", "/checks?x=1#y"],
  ["https://CANDOR.example:443/checks", "/checks"],
  ["https://www.friend.example/back?x=1", "https://www.friend.example/back?x=1"],
])("%s is gone to as %s", ([target, safe]) => {
  expect(safeTarget(env, target)).toBe(safe);
});

test.for([
  "//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/a/../..//evil.example/",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "https://evil.example/",
  "https://candor.example.evil.example/",
  "https://candor.example@evil.example/",
  "https://user:pass@candor.example/",
  "https://candor.example//evil.example",
  "http://www.friend.example/",
  "https://friend.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "evil.example",
  "/checks\\..",
  "/checks\r\nset-cookie: a=b",
  "",
])("%j is gone to nowhere", (target) => {
  expect(safeTarget(env, target)).toBeNull();
});

test("a target that is stored is refused by name; none at all is fine", () => {
  expect(vettedTarget(env, undefined)).toBeNull();
  expect(() => vettedTarget(env, "//evil.example")).toThrow("auth.redirect_not_allowed");
});

test("a page's address stands on the public one", () => {
  expect(pageUrl(env, "/pages/reset-password", "c")).toBe(
    "https://candor.example/pages/reset-password?code=c",
  );
});
