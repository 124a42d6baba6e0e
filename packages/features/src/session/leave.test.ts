import { expect, it } from "vitest";
import { leaveAddress } from "./leave.ts";

const here = "http://portal.example:8080";

it.each([
  ["/login", "/login"],
  ["/pages/user/callback-logout?a=1", "/pages/user/callback-logout?a=1"],
  [`${here}/login`, "/login"],
  ["https://id.example/logout?next=x", "https://id.example/logout?next=x"],
])("follows %j", (url, to) => {
  expect(leaveAddress(url, here)).toBe(to);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "http://evil.example/",
  "ftp://evil.example/",
  "https://",
])("goes to sign-in instead of %j", (url) => {
  expect(leaveAddress(url, here)).toBe("/login");
});
