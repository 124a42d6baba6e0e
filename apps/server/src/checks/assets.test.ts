import { expect, test } from "vitest";
import { knownBy } from "./assets.ts";

const file = { name: "shop.apk", size: 1, sha256: "", md5: "", metadata: null };
const asset = { url: null, file: null, account_number: null, name: "Shop" };

test.for([
  ["website", { url: "https://a.example/" }, { url: "https://a.example/" }],
  ["android", { file }, { filename: "shop.apk" }],
  ["ios", { file }, { filename: "shop.apk" }],
  ["windows", {}, {}],
  ["macos", { file }, { filename: "shop.apk" }],
  ["aws", { account_number: "123456789012" }, { account: "123456789012" }],
  ["business_entity", {}, { name: "Shop" }],
  ["iot", { file }, { name: "Shop" }],
] as const)("a list names an asset of type %s by what it is known by", ([asset_type, given, known]) => {
  expect(knownBy({ ...asset, asset_type, ...given })).toEqual(known);
});
