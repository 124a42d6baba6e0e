import { expect, test } from "vitest";
import { kindOf, offerOf } from "./kinds.ts";

test("a campaign opens for a type that is known, where it assesses websites", () => {
  expect(offerOf({ show_type: 1, allow_assets: ["Website"] })).toBe("cross_border");
  expect(offerOf({ show_type: 2, allow_assets: ["iOS", "Website"] })).toBe("data_sharing");
  expect(offerOf({ show_type: 2, allow_assets: ["Android", "iOS"] })).toBeNull();
  expect(offerOf({ show_type: 1, allow_assets: [] })).toBeNull();
  // Of a server that is newer than this page.
  expect(offerOf({ show_type: 3 as 1, allow_assets: ["Website"] })).toBeNull();
  expect(kindOf(0)).toBeNull();
});
