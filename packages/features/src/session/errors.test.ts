import { ApiError, ContractError, NetworkError, TimeoutError } from "@candor/api/client";
import { ERRORS, type ErrorCode, type ScreenCode } from "@candor/api/errors";
import { expect, it } from "vitest";
import { failureOf } from "./errors.ts";

function refusal(key: ErrorCode, fields: Record<string, string> = {}): ApiError {
  const { code, http, en } = ERRORS[key];
  return new ApiError(en, { code, key, status: http, requestId: "r", fields });
}

const screen = (message: ScreenCode, at = "root") => ({ at, type: "screen", message });

it("puts a wrong pair at the password, whichever of the two is wrong", () => {
  const message = ERRORS["auth.invalid_credentials"].en;
  expect(failureOf(refusal("auth.invalid_credentials"))).toEqual({ at: "password", type: "server", message });
});

it("says in the server's words why nobody may sign in now", () => {
  for (const key of ["auth.too_frequent", "common.rate_limited", "auth.company_suspended"] as const) {
    expect(failureOf(refusal(key))).toEqual({ at: "root", type: "server", message: ERRORS[key].en });
  }
});

it("puts an e-mail that the server does not take at the e-mail", () => {
  const error = refusal("common.invalid", { email: "invalid_format" });
  expect(failureOf(error)).toEqual(screen("auth.email_invalid", "email"));
});

it("tells a missing answer from any other failure", () => {
  expect(failureOf(new NetworkError())).toEqual(screen("auth.no_connection"));
  expect(failureOf(new TimeoutError(10))).toEqual(screen("auth.no_connection"));
  for (const error of [refusal("common.internal"), new ContractError("x", "r", null), new Error("?")]) {
    expect(failureOf(error)).toEqual(screen("auth.sign_in_failed"));
  }
});
