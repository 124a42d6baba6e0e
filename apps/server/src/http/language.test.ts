import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.for([
  [undefined, "en"],
  ["", "en"],
  ["en-GB,en;q=0.9", "en"],
  ["zh-CN,zh;q=0.9,en;q=0.8", "cn"],
  ["zh", "cn"],
  ["cn", "cn"],
  ["fr-FR, de;q=0.9", "en"],
  ["fr, zh;q=0.5, en;q=0.4", "cn"],
  ["zh;q=0, en;q=0.1", "en"],
  ["en;q=0.2, zh;q=0.8", "cn"],
  ["*", "en"],
] as const)("%s is answered in %s", ([header, language]) => {
  expect(languageOf(header)).toBe(language);
});
