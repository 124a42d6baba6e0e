import { ApiError, ContractError, NetworkError, TimeoutError } from "@candor/api/client";
import { ERRORS, type ErrorCode } from "@candor/api/errors";
import { expect, it } from "vitest";
import { failureOf } from "./errors.ts";

function refusal(key: ErrorCode, fields: Record<string, string> = {}): ApiError {
  const { code, http, en } = ERRORS[key];
  return new ApiError(en, { code, key, status: http, requestId: "r", fields });
}

it("puts a wrong pair at the password, whichever of the two is wrong", () => {
  expect(failureOf(refusal("auth.invalid_credentials"))).toEqual({ at: "password", error: "wrongPair" });
});

it("says that tries are too frequent, by whichever code the limit answers", () => {
  expect(failureOf(refusal("auth.too_frequent"))).toEqual({ at: "root", error: "tooFrequent" });
  expect(failureOf(refusal("common.rate_limited"))).toEqual({ at: "root", error: "tooFrequent" });
});

it("puts an e-mail that the server does not take at the e-mail", () => {
  const error = refusal("common.invalid", { email: "invalid_format" });
  expect(failureOf(error)).toEqual({ at: "email", error: "emailInvalid" });
});

it("tells a missing answer from any other failure", () => {
  expect(failureOf(new NetworkError())).toEqual({ at: "root", error: "network" });
  expect(failureOf(new TimeoutError(10))).toEqual({ at: "root", error: "network" });
  for (const error of [refusal("common.internal"), new ContractError("x", "r", null), new Error("?")]) {
    expect(failureOf(error)).toEqual({ at: "root", error: "unexpected" });
  }
});
