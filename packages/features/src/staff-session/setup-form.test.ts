import { ApiError, NetworkError } from "@candor/api/client";
import { ERROR_CODES, type ErrorCode } from "@candor/api/errors";
import { expect, test } from "vitest";
import { setupFailureOf, setupSchema } from "./setup-form.ts";

const good = { username: "He Ting", email: "he.ting@example.com", password: "Candor-demo-1" };

const messages = (change: Partial<typeof good>) =>
  setupSchema.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message) ?? [];

test("a name, an address and a strong password are enough", () => {
  expect(messages({})).toEqual([]);
  expect(setupSchema.parse({ ...good, username: "  He Ting " }).username).toBe("He Ting");
});

test.each([
  [{ username: "   " }, "usernameRequired"],
  [{ email: "he.ting" }, "emailInvalid"],
  [{ password: "Short-1" }, "passwordWeak"],
  [{ password: "no-upper-case-1" }, "passwordWeak"],
  [{ password: "NO-LOWER-CASE-1" }, "passwordWeak"],
  [{ password: "No-digit-at-all" }, "passwordWeak"],
  [{ password: `Aa1${"x".repeat(254)}` }, "passwordLong"],
])("%j is refused as %s", (change, message) => {
  expect(messages(change)).toEqual([message]);
});

const apiError = (key: ErrorCode, fields = {}) =>
  new ApiError("", { code: ERROR_CODES[key], key, status: 400, requestId: "r", fields });

test("refusals of the server reach the field they are about", () => {
  expect(setupFailureOf(apiError("auth.password_weak"))).toEqual({ at: "password", error: "passwordWeak" });
  expect(setupFailureOf(apiError("common.invalid", { email: "invalid_format" })).at).toBe("email");
  expect(setupFailureOf(apiError("auth.setup_link_invalid"))).toEqual({ at: "root", error: "linkInvalid" });
  expect(setupFailureOf(new NetworkError()).error).toBe("network");
  expect(setupFailureOf(new Error("?")).error).toBe("unexpected");
});
