import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ContractError, failureMessage, NetworkError } from "@candor/api/client";
import { endpoints } from "@candor/api/endpoints";
import { LANGUAGES } from "@candor/api/entities";
import {
  ERROR_CODES,
  ERRORS,
  type ErrorCode,
  HTTP_MESSAGES,
  httpMessage,
  MESSAGES,
  type MessageCode,
  type Speaker,
} from "@candor/api/errors";
import * as cnScreens from "@candor/api/errors/cn";
import * as enScreens from "@candor/api/errors/en";
import { openApiDocument } from "@candor/api/openapi";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { HttpError } from "./http-error.ts";

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
  expect(new HttpError("no.such_code").key).toBe("no.such_code");
  const known = new Set<string>(codes);
  for (const text of server) {
    for (const [, key = ""] of text.matchAll(/new HttpError\(\s*"([^"]*)"/g)) expect(known).toContain(key);
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
  "upload.archive",
  "upload.excess",
  "upload.offset",
  "upload.protocol",
  "upload.extension",
];

/** Codes that the guard answers before any call. */
const OF_ANY_CALL: readonly ErrorCode[] = ["auth.preview_forbidden", "auth.factor_required"];
const isOfAnyCall = (code: ErrorCode) => code.startsWith("common.") || OF_ANY_CALL.includes(code);

/**
 * An app shows the server's words of every call that it makes: `messages.test.tsx` of each goes through all codes that
 * its calls declare, with its real parts, in both languages. So a code that a call declares is shown.
 */
test("each code is declared by a call of an app, or of the uploads that an app sends", () => {
  const declared = new Set(endpoints.flatMap(({ errors }) => errors ?? []));
  const undeclared = codes.filter((code) => !isOfAnyCall(code) && !declared.has(code));
  expect(undeclared.filter((code) => !OF_UPLOADS.includes(code))).toEqual([]);
  expect(apps).toContain("createUpload(");
  const shows = ["apps/portal", "apps/mis"].map((app) =>
    readFileSync(join(root, app, "src/app/messages.test.tsx"), "utf8"),
  );
  for (const text of shows) expect(text).toContain("showsEveryMessage(");
});

const said = (by: Speaker) =>
  (Object.keys(MESSAGES) as MessageCode[]).filter((code) => MESSAGES[code].by.includes(by));

/** Titles, and words that are given as they are. */
const NO_SENTENCE: ReadonlySet<MessageCode> = new Set<MessageCode>([
  "campaign.not_started",
  "campaign.repeat_title",
  "campaign.submitted_title",
  "common.load_title",
  "common.stopped_title",
  "http.404",
  "http.network",
]);

const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([value]) => value);

test("each message is whole in both languages, says the same values, and is a sentence", () => {
  expect(said("server")).toHaveLength(codes.length);
  for (const [key, { en, cn }] of Object.entries(MESSAGES)) {
    const code = key as MessageCode;
    expect([code, /\p{Script=Han}/u.test(cn), /\p{Script=Han}/u.test(en), en !== ""]).toEqual([
      code,
      true,
      false,
      true,
    ]);
    expect([code, values(cn)]).toEqual([code, values(en)]);
    if (!NO_SENTENCE.has(code)) {
      expect([code, /[.!?]$/.test(en), /[。！？]$/.test(cn)]).toEqual([code, true, true]);
    }
  }
  for (const [code, { http }] of Object.entries(ERRORS)) {
    expect([code, http === 200 || (http >= 400 && http < 600)]).toEqual([code, true]);
  }
});

test("the client says each of its messages in the place of an answer", () => {
  const uploads = readFileSync(join(root, "packages/api/src/uploads/upload.ts"), "utf8");
  const missing = said("client").filter((code) => {
    const [kind, what = ""] = code.split(".");
    if (kind === "upload") return !uploads.includes(`failed("${what}"`);
    return LANGUAGES.some((language) => {
      const text =
        code === "http.network"
          ? failureMessage(new NetworkError(), language)
          : code === "http.unreadable"
            ? failureMessage(new ContractError("x", "x", null), language)
            : httpMessage(Number(what), language, "/api/x");
      return !text.startsWith(MESSAGES[code][language]);
    });
  });
  expect(missing).toEqual([]);
  expect(said("client")).toHaveLength(Object.keys(HTTP_MESSAGES).length + 4);
});

/** The features whose texts, in both languages, bring the messages of a screen. */
function featuresThatLoad(screen: string): string[] {
  const [en, cn] = ["en", "cn"].map((language) =>
    globSync(`packages/features/src/*/locales/${language}.ts`, { cwd: root })
      .filter((file) => {
        const text = readFileSync(join(root, file), "utf8");
        const [, taken = ""] =
          new RegExp(`\\{ ([^}]*) \\} from "@candor/api/errors/${language}"`).exec(text) ?? [];
        return text.includes("messagesByCode") && taken.split(/,? /).includes(screen);
      })
      .map((file) => file.replace(/\/locales\/.*/, "")),
  );
  expect(en).toEqual(cn);
  return en ?? [];
}

/**
 * A screen takes its words from the texts of its feature: `messages.test.tsx` of each app holds what they say against
 * the catalogue. So a code that stands in code of that feature, of an app, or of what apps share, is said and shown.
 */
test("each message of a screen is said by a feature that brings its words", () => {
  const shared = ["app", "forms", "config-editor"].map((name) => `packages/features/src/${name}`);
  const inApps = ["apps/portal/src", "apps/mis/src", ...shared].flatMap(sources).join("\n");
  const missing = Object.entries(enScreens).flatMap(([screen, messages]) => {
    const features = featuresThatLoad(screen);
    const text = features.length > 0 ? `${features.flatMap(sources).join("\n")}${inApps}` : "";
    return Object.keys(messages)
      .map((key) => key.replace(/_(?:one|other)$/, ""))
      .filter((code) => !text.includes(`"${code}"`) && !text.includes(`"message:${code}"`));
  });
  expect(missing).toEqual([]);
  expect(Object.keys(cnScreens)).toEqual(Object.keys(enScreens));
});

test("the OpenAPI document is valid", async () => {
  const document = openApiDocument(endpoints);
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});
