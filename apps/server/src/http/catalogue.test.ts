import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as contract from "@candor/api/contract";
import { ERROR_CODES, ERRORS, type ErrorCode } from "@candor/api/errors";
import { openApiDocument } from "@candor/api/openapi";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { Refusal } from "./refusal.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The text of every source file below a folder, tests and stories left out. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|(^|\/)(testing|access)\//.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));
}

const codes = Object.keys(ERROR_CODES) as ErrorCode[];
const server = sources("apps/server/src");
const apps = ["packages/features/src", "apps/portal/src", "apps/mis/src"].flatMap(sources).join("\n");

/** Codes whose handlers are still to come. The list must become empty: the test prints what can leave it. */
const NOT_YET_THROWN: readonly ErrorCode[] = [];

/** Domains whose screens are still to come. The list must become empty: the test prints what can leave it. */
const NOT_YET_SHOWN: readonly string[] = [
  "auth",
  "campaign",
  "check",
  "cloud",
  "jira",
  "member",
  "mis",
  "object",
  "upload",
];

/** Fails for what is missing and not in the list; says what the list no longer needs. */
function expectOnly<T extends string>(missing: readonly T[], waived: readonly T[], list: string): void {
  const done = waived.filter((one) => !missing.includes(one));
  if (done.length > 0) console.log(`${list} no longer needs: ${done.join(", ")}`);
  expect(missing.filter((one) => !waived.includes(one))).toEqual([]);
}

test("the server refuses with codes of the catalogue alone", () => {
  // @ts-expect-error: a code that the catalogue does not have is no code.
  expect(new Refusal("no.such_code").key).toBe("no.such_code");
  const known = new Set<string>(codes);
  for (const text of server) {
    for (const [, key = ""] of text.matchAll(/new Refusal\(\s*"([^"]*)"/g)) expect(known).toContain(key);
  }
});

test("no answer is made by hand beside the envelope", () => {
  const byHand = server.filter((text) => /\.send\(\s*\{\s*code:/.test(text));
  // The envelope itself is the one place.
  expect(byHand).toHaveLength(1);
});

test("each code is thrown somewhere", () => {
  const all = server.join("\n");
  const missing = codes.filter((code) => !all.includes(`"${code}"`));
  expectOnly(missing, NOT_YET_THROWN, "NOT_YET_THROWN");
});

/** Codes that come beside the contract's calls: of the upload protocol, which `createUpload` speaks. */
const OF_UPLOADS: readonly ErrorCode[] = [
  "upload.too_large",
  "upload.image_too_large",
  "upload.metadata",
  "upload.too_many",
  "upload.no_space",
];

/** Codes that the guard answers before any call. */
const isOfAnyCall = (code: ErrorCode) => code.startsWith("common.") || code === "auth.preview_forbidden";

/** Names under which apps know the calls that can answer with a code. */
function endpointsAnswering(code: ErrorCode): string[] {
  if (OF_UPLOADS.includes(code)) return ["createUpload"];
  return Object.entries(contract).flatMap(([name, value]) => {
    const isEndpoint = typeof value === "object" && "path" in value && "errors" in value;
    return isEndpoint && value.errors?.some((one: string) => one === code) ? [name] : [];
  });
}

/** Common codes can come from any call, and every app shows the server's words of a call that does not itself. */
const isShown = (code: ErrorCode) =>
  isOfAnyCall(code) || endpointsAnswering(code).some((name) => new RegExp(`\\b${name}\\b`).test(apps));

test("each code is declared by a call, and that call is made by an app", () => {
  const undeclared = codes.filter((code) => !isOfAnyCall(code) && endpointsAnswering(code).length === 0);
  expect(undeclared).toEqual([]);
  const hidden = codes.filter((code) => !isShown(code));
  const domains = [...new Set(hidden.map((code) => code.split(".")[0] ?? ""))];
  expectOnly(domains, NOT_YET_SHOWN, "NOT_YET_SHOWN");
});

test("a message says what happened in both languages, as sentences", () => {
  for (const [code, { en, cn, http }] of Object.entries(ERRORS)) {
    expect([code, /[.!?]$/.test(en), /[。！？]$/.test(cn)]).toEqual([code, true, true]);
    expect([code, http === 200 || (http >= 400 && http < 600)]).toEqual([code, true]);
  }
});

test("the OpenAPI document is valid", async () => {
  const document = openApiDocument(contract.endpoints);
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});
