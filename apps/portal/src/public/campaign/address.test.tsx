import { expect, it } from "vitest";
import { campaignAddress } from "./address.ts";

it.each([
  ["/activity/start/spring%202026", { cid: "spring 2026" }],
  ["/activity/confirm/a-code/", { code: "a-code" }],
  // No name, yet an applicant's address: the page says that nothing runs there, in place of asking to sign in.
  ["/activity/start/%E0%A4%A", { cid: "%E0%A4%A" }],
  ["/activity/result/a/b", null],
])("%s names %o", (pathname, named) => {
  expect(campaignAddress(pathname)).toEqual(named);
});
