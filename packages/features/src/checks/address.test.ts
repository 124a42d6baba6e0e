import { describe, expect, it } from "vitest";
import { type ChecksState, checkHref, checksAddress, checksHref } from "./address.ts";

const OBJECT = "0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7a01";
const FULL: ChecksState = {
  ...checksAddress.initial,
  objectId: OBJECT,
  assessmentId: "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
  statuses: ["critical", "passed"],
  frameworks: ["gdpr", "pipl"],
  search: "cookies & consent, 隐私",
  sort: "title",
  descending: true,
  page: 3,
  pageSize: 50,
};

describe("the address of the checks", () => {
  it("is plain for the plain table, and names its object and assessment in the path", () => {
    expect(checksHref()).toBe("/checks");
    expect(checksHref(FULL)).toMatch(
      `/checks/${OBJECT}/${FULL.assessmentId}?status=critical,passed&framework=gdpr,pipl&q=`,
    );
  });

  it("is carried by a check, so that the way back keeps the table", () => {
    const href = checkHref("9d", FULL);
    expect(href.startsWith("/checkdetail/9d?object=")).toBe(true);
    expect(checksAddress.read({ search: href.slice(href.indexOf("?")) })).toEqual({
      state: FULL,
      dropped: [],
    });
    expect(checkHref("9d")).toBe("/checkdetail/9d");
  });
});
