import { ApiError, NetworkError } from "@candor/api/client";
import { ERROR_CODES, ERRORS, type ErrorCode } from "@candor/api/errors";
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
  [{ username: "   " }, "mis.username_required"],
  [{ email: "he.ting" }, "auth.email_invalid"],
  [{ password: "Short-1" }, "auth.password_weak"],
  [{ password: "no-upper-case-1" }, "auth.password_weak"],
  [{ password: "NO-LOWER-CASE-1" }, "auth.password_weak"],
  [{ password: "No-digit-at-all" }, "auth.password_weak"],
  [{ password: `Aa1${"x".repeat(254)}` }, "auth.password_long"],
])("%j is refused as %s", (change, message) => {
  expect(messages(change)).toEqual([message]);
});

const apiError = (key: ErrorCode, fields = {}) =>
  new ApiError(ERRORS[key].en, { code: ERROR_CODES[key], key, status: 400, requestId: "r", fields });

test("refusals of the server reach the field they are about", () => {
  expect(setupFailureOf(apiError("auth.password_weak"))).toMatchObject({
    at: "password",
    message: "auth.password_weak",
  });
  expect(setupFailureOf(apiError("common.invalid", { email: "invalid_format" })).at).toBe("email");
  // With the server's own words.
  const { en: message } = ERRORS["auth.setup_link_invalid"];
  expect(setupFailureOf(apiError("auth.setup_link_invalid"))).toEqual({
    at: "root",
    type: "server",
    message,
  });
  expect(setupFailureOf(new NetworkError()).message).toBe("auth.no_connection");
  expect(setupFailureOf(new Error("?")).message).toBe("mis.setup_failed");
});
