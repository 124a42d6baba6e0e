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

/** Codes that come beside the contract's calls: of the upload protocol, whose words an upload's own error carries. */
const OF_UPLOADS: readonly ErrorCode[] = [
  "upload.too_large",
  "upload.image_too_large",
  "upload.metadata",
  "upload.too_many",
  "upload.no_space",
];

/** Codes that the guard answers before any call. */
const isOfAnyCall = (code: ErrorCode) => code.startsWith("common.") || code === "auth.preview_forbidden";

/**
 * An app shows the server's words of every call that it makes: `messages.test.tsx` of each goes through all codes that
 * its calls declare, with its real parts, in both languages. So a code that a call declares is shown.
 */
test("each code is declared by a call of an app, or of the uploads that an app sends", () => {
  const declared = new Set(contract.endpoints.flatMap(({ errors }) => errors ?? []));
  const undeclared = codes.filter((code) => !isOfAnyCall(code) && !declared.has(code));
  expect(undeclared.filter((code) => !OF_UPLOADS.includes(code))).toEqual([]);
  expect(apps).toContain("createUpload(");
  const shows = ["apps/portal", "apps/mis"].map((app) =>
    readFileSync(join(root, app, "src/app/messages.test.tsx"), "utf8"),
  );
  for (const text of shows) expect(text).toContain("shows what the server says with each of its codes");
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
