import { ApiError, ContractError, NetworkError, TimeoutError } from "@candor/api/client";
import { ERRORS, type ErrorCode, type ScreenCode } from "@candor/api/errors";
import { expect, it } from "vitest";
import { failureOf, problemOf } from "./errors.ts";

function refusal(key: ErrorCode, fields: Record<string, string> = {}): ApiError {
  const { code, http, en } = ERRORS[key];
  return new ApiError(en, { code, key, status: http, requestId: "r", fields });
}

const screen = (message: ScreenCode, at = "root") => ({ at, type: "screen", message });

it("shows a refusal in the server's words, at its field where it has one", () => {
  const rule = ERRORS["auth.password_rule"].en;
  expect(failureOf(refusal("auth.password_rule", { password: "auth.password_rule" }))).toEqual({
    at: "password",
    type: "server",
    message: rule,
  });
  const frequent = { at: "root", type: "server", message: ERRORS["auth.too_frequent"].en };
  expect(failureOf(refusal("auth.too_frequent"))).toEqual(frequent);
});

it("has words of its own for fields that the server does not take", () => {
  expect(failureOf(refusal("common.invalid", { email: "format" }))).toEqual(
    screen("auth.email_incorrect", "email"),
  );
  expect(failureOf(refusal("common.invalid", { code: "too_long" }))).toEqual(screen("auth.submit_failed"));
});

it("tells apart no network, no answer in time, and any other failure", () => {
  expect(failureOf(new NetworkError())).toEqual(screen("common.no_connection"));
  expect(failureOf(new TimeoutError(10))).toEqual(screen("common.timeout"));
  expect(failureOf(new TimeoutError(10), { timeout: "auth.mail_timeout" })).toEqual(
    screen("auth.mail_timeout"),
  );
  for (const error of [refusal("common.internal"), new ContractError("x", "r", null), new Error("?")]) {
    expect(failureOf(error)).toEqual(screen("auth.submit_failed"));
  }
});

it("knows what to do after a link that leads no further, and only after such", () => {
  expect(problemOf(refusal("auth.reset_link_expired"))).toEqual({
    title: "expired",
    next: "reset",
    text: ERRORS["auth.reset_link_expired"].en,
  });
  expect(problemOf(refusal("member.account_registered"))?.next).toBe("signIn");
  for (const error of [refusal("auth.too_frequent"), new NetworkError(), null])
    expect(problemOf(error)).toBeNull();
});
