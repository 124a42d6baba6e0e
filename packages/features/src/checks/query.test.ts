import { describe, expect, it } from "vitest";
import {
  type ChecksQuery,
  changeQuery,
  checkHref,
  checksHref,
  DEFAULT_CHECKS_QUERY,
  hasFilters,
  NO_FILTERS,
  parseChecksQuery,
  printChecksQuery,
} from "./query.ts";

const OBJECT = "0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7a01";
const FULL: ChecksQuery = {
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

describe("printing and parsing", () => {
  it("prints nothing for the defaults", () => {
    expect(printChecksQuery(DEFAULT_CHECKS_QUERY)).toBe("");
    expect(checksHref()).toBe("/checks");
  });

  it("brings every part back", () => {
    expect(parseChecksQuery(`?${printChecksQuery(FULL)}`, { objectId: OBJECT })).toEqual(FULL);
    expect(parseChecksQuery(printChecksQuery(FULL, { withObject: true }))).toEqual(FULL);
  });

  it("keeps lists readable", () => {
    expect(printChecksQuery(FULL)).toContain("status=critical,passed&framework=gdpr,pipl&q=");
  });

  it("carries the table's state in a check's address", () => {
    const href = checkHref("9d", FULL);
    expect(href.startsWith("/checkdetail/9d?object=")).toBe(true);
    expect(parseChecksQuery(href.slice(href.indexOf("?")))).toEqual(FULL);
  });
});

describe("parsing what nobody should have typed", () => {
  it.each([
    "status=furious,,critical,critical",
    "status=passed%00,critical",
    "page=-1&status=critical",
    "page=1e99&status=critical",
    "page=NaN&size=7&sort=drop%20table&dir=sideways&status=critical",
    "object=../../etc&assessment=1&status=critical",
    "status=critical&status=low",
  ])("%s", (search) => {
    expect(parseChecksQuery(search)).toEqual({ ...DEFAULT_CHECKS_QUERY, statuses: ["critical"] });
  });

  it("bounds and trims the search", () => {
    expect(parseChecksQuery(`q=%20${"a".repeat(500)}%20`).search).toHaveLength(200);
  });

  it("survives a broken escape", () => {
    expect(parseChecksQuery("q=%E0%A4%A").search).not.toBe("");
  });
});

describe("changing", () => {
  it("goes back to the first page unless the page changes", () => {
    expect(changeQuery(FULL, { sort: "object" }).page).toBe(1);
    expect(changeQuery(FULL, { page: 4 }).page).toBe(4);
  });

  it("clears filters and keeps object, order and size", () => {
    const cleared = changeQuery(FULL, NO_FILTERS);
    expect(hasFilters(FULL)).toBe(true);
    expect(hasFilters(cleared)).toBe(false);
    expect(cleared).toMatchObject({
      objectId: OBJECT,
      sort: "title",
      descending: true,
      pageSize: 50,
      page: 1,
    });
  });
});
