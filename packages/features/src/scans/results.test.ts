import { CHECK_STATUSES } from "@candor/api/entities";
import { expect, test } from "vitest";
import { isSpelled } from "../platform/search/use-pinyin.ts";
import { countVisible, groupResults, NO_FILTER, stepResult } from "./results.ts";
import { scanResults } from "./testing/fixtures.ts";

const isMeant = (typed: string, ...texts: readonly string[]) =>
  texts.some((text) => isSpelled(text, typed.trim().toLowerCase()));
const grouped = (results: typeof scanResults, filter: Partial<typeof NO_FILTER> = {}) =>
  groupResults(results, { ...NO_FILTER, ...filter }, "en", isMeant);

const shown = (filter: Partial<typeof NO_FILTER>) =>
  grouped(scanResults, filter).flatMap(({ results }) => results.map(({ check_id }) => check_id));

test("outcomes stand in the order in which they need a decision, empty ones left out", () => {
  const outcomes = (results: typeof scanResults) => grouped(results).map(({ outcome }) => outcome);
  expect(outcomes(scanResults)).toEqual([
    "failed",
    "potential",
    "uncertain",
    "error",
    "passed",
    "not_applicable",
  ]);
  expect(outcomes(scanResults.slice(0, 2))).toEqual(["failed"]);
});

test("failures stand worst first", () => {
  const [failed] = grouped(scanResults);
  expect(failed?.results.map(({ status }) => status)).toEqual(["critical", "critical", "medium", "low"]);
});

test("the search reads title, category and id in both languages", () => {
  expect(shown({ search: "advertising" })).toEqual(["web.consent.cookies-before"]);
  expect(shown({ search: "会话录制" })).toEqual(["web.tracking.replay"]);
  expect(shown({ search: "WEB.HEADERS.CSP " })).toEqual(["web.headers.csp"]);
});

test("the search reads the laws a result rests on, however they are called", () => {
  expect(shown({ search: "第 5 条第三款" })).toContain("web.consent.cookies-before");
  expect(shown({ search: "第 7 条第三款" })).toEqual([]);
  expect(shown({ search: "ePrivacy Directive Art. 5" })).toContain("web.consent.cookies-before");
});

test("a status leaves out what is not applicable, and the filters combine", () => {
  expect(shown({ status: "passed" })).toHaveLength(6);
  expect(shown({ status: "critical", search: "reload" })).toEqual(["web.consent.reject-works"]);
  expect(shown({ edited: true })).toEqual(["web.headers.csp", "web.cookies.flags"]);
  expect(shown({ objectId: "00000000-0000-4000-8003-000000000001" })).toEqual([]);
});

test("steps go through the groups in order and stop at both ends", () => {
  const groups = grouped(scanResults);
  const order = groups.flatMap(({ results }) => results.map(({ id }) => id));
  expect(stepResult(groups, null, 1)).toBe(order[0]);
  expect(stepResult(groups, order[3] ?? "", 1)).toBe(order[4]);
  expect(stepResult(groups, order[0] ?? "", -1)).toBe(order[0]);
  expect(stepResult(groups, order.at(-1) ?? "", 1)).toBe(order.at(-1));
  expect(stepResult(groups, "gone", 1)).toBe(order[0]);
  expect(stepResult([], null, 1)).toBeUndefined();
});

test("counts leave out what the customer will not see, and lead to as many rows", () => {
  expect(countVisible(scanResults)).toMatchObject({ critical: 2, medium: 1, low: 0, passed: 6 });
  const counts = countVisible(scanResults);
  for (const status of CHECK_STATUSES) expect(shown({ status })).toHaveLength(counts[status]);
});
