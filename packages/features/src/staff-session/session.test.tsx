import { expect, test } from "vitest";
import { STAFF_HOME_PATH } from "./paths.ts";
import { safeNextPath, staffSignInHref } from "./session.ts";

test("a page of the console is kept with its query", () => {
  expect(safeNextPath("/view-mis/scan-list?state=failed&page=2")).toBe(
    "/view-mis/scan-list?state=failed&page=2",
  );
});

test.each([
  null,
  "",
  "https://evil.example/view-mis/scan-list",
  "//evil.example/view-mis/x",
  "/\\evil.example/view-mis/x",
  "/dashboard",
  "/view-mis",
  "/view-mis-other/x",
  "/view-mis/../dashboard",
  "/view-mis/login?next=/view-mis/login",
  "/view-mis/LOGIN/",
  "/view-mis/logout",
  "/view-mis/setup?code=x",
  "/view-mis/invitation?code=x",
  "javascript:alert(1)",
])("anything else leads home: %s", (value) => {
  expect(safeNextPath(value)).toBe(STAFF_HOME_PATH);
});

test("the sign-in address carries the way back only where there is one", () => {
  expect(staffSignInHref("/view-mis/scan-list?q=a b")).toBe(
    "/view-mis/login?next=%2Fview-mis%2Fscan-list%3Fq%3Da%2520b",
  );
  expect(staffSignInHref("/view-mis/new")).toBe("/view-mis/login");
});
