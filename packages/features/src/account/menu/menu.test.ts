import { MODULES, PRODUCT_FEATURES } from "@candor/api/entities";
import { expect, it } from "vitest";
import { owner } from "../../shell/fixtures.ts";
import { documentHref } from "./document-href.ts";
import { languagesFor } from "./languages.ts";

const englishOnly = {
  ...owner,
  company: { ...owner.company, product_type: 1 | PRODUCT_FEATURES.english_only },
};

it("offers both languages, English alone where that is asked for, and none by each of the two rules", () => {
  const dashboard = { module: MODULES.dashboard };
  expect(languagesFor(owner, dashboard)).toEqual(["en", "cn"]);
  expect(languagesFor(owner, undefined)).toEqual(["en", "cn"]);
  expect(languagesFor(owner, { module: MODULES.privacy_center })).toEqual([]);
  expect(languagesFor({ ...owner, language_fixed: true }, dashboard)).toEqual([]);
  expect(languagesFor(englishOnly, dashboard)).toEqual(["en"]);
  expect(languagesFor({ ...englishOnly, language_fixed: true }, dashboard)).toEqual([]);
});

it("leads to our own documents, and to a privacy center in the reader's language", () => {
  expect(documentHref("term-of-use", "cn", undefined)).toBe("/pages/term-of-use");
  expect(documentHref("term-of-use", "cn", { privacy_center: null })).toBe("/pages/term-of-use");
  const privacy_center = { en: "https://privacy.example.com", cn: "https://privacy.example.com/zh" };
  expect(documentHref("cookie-notice", "en", { privacy_center })).toBe(
    "https://privacy.example.com/cookie-notice",
  );
  expect(documentHref("cookie-notice", "cn", { privacy_center })).toBe(
    "https://privacy.example.com/zh/cookie-notice",
  );
});
