import { expect, test } from "vitest";
import { languageOfTag, languageOfUser, userLanguageOf } from "./language.ts";

test("Chinese is `zh` in a user and `cn` in the interface, there and back", () => {
  expect(["en", "cn"].map((language) => userLanguageOf(language as "en" | "cn"))).toEqual(["en", "zh"]);
  expect(["en", "zh"].map((language) => languageOfUser(language as "en" | "zh"))).toEqual(["en", "cn"]);
});

test("a browser's tag is read by its first part, whatever its case", () => {
  expect(["zh-Hant-TW", "ZH", "en-GB", "cn", "de", "zhx", ""].map(languageOfTag)).toEqual([
    "cn",
    "cn",
    "en",
    "cn",
    null,
    null,
    null,
  ]);
});
