import { getAssessment, getCheck, getScenario, getScenarioScan, listObjects } from "@candor/api/contract";
import { expect, test } from "vitest";
import { asks, asksBare, firstRequests } from "./first-call.ts";

const at = (screen: Parameters<typeof firstRequests>[0], href: string) =>
  firstRequests(screen, new URL(href, "https://candor.example")).map(({ request }) => request);

test("what stands in the address is filled in, as it is meant", () => {
  const screen = { path: "/scenario/:id", preload: [asks(getScenario, { id: ":id" })] };
  expect(at(screen, "/scenario/7c1f?tab=checks")).toEqual([{ id: "7c1f" }]);
  expect(at(screen, "/scenario/%E5%90%8D%22%24%26")).toEqual([{ id: '名"$&' }]);
});

test("nothing is asked without the parameter, or with one that is no text", () => {
  const screen = { path: "/assessment/detail/:scanId?", preload: [asks(getAssessment, { id: "#scanId" })] };
  expect(at(screen, "/assessment/detail")).toEqual([]);
  expect(at(screen, "/assessment/detail/%E5%90")).toEqual([]);
});

test("what cannot be an id is not asked for ahead of its screen, and one is asked for as it is written", () => {
  const screen = { path: "/assessment/detail/:scanId", preload: [asks(getAssessment, { id: "#scanId" })] };
  const id = "0d7c8f4a-52b1-4c0e-9a51-6f0f2f6f1a11";
  expect(at(screen, `/assessment/detail/${id}`)).toEqual([{ id }]);
  expect(at(screen, `/assessment/detail/${id.toUpperCase()}`)).toEqual([{ id }]);
  for (const none of ["zz", id.slice(1), "-".repeat(36)])
    expect(at(screen, `/assessment/detail/${none}`)).toEqual([]);
});

test("a list is asked as it is at its bare address, and left to the screen elsewhere", () => {
  const screen = {
    path: "/objects/:type?",
    preload: [asksBare(listObjects, { page: 1 }), asks(listObjects, {})],
  };
  expect(at(screen, "/objects")).toEqual([{ page: 1 }, {}]);
  expect(at(screen, "/objects?page=2")).toEqual([{}]);
  expect(at(screen, "/objects/website")).toEqual([{}]);
  const named = { path: "/scenario/:id", preload: [asksBare(getScenario, { id: ":id", object_ids: [] })] };
  expect(at(named, "/scenario/consent")).toEqual([{ id: "consent", object_ids: [] }]);
  expect(at(named, "/scenario/consent?app=1")).toEqual([]);
});

test("what follows an answer is asked about what it names, and nowhere else", () => {
  const scan = "0d7c8f4a-52b1-4c0e-9a51-6f0f2f6f1a11";
  const screen = {
    path: "/scenario-detail/:scan_id/:id/:check_id?",
    preload: [
      asks(getScenarioScan, { scan_id: "#scan_id", id: ":id" }, { next: { call: getCheck, list: "list" } }),
    ],
  };
  const next = (href: string, data: unknown) => {
    const [first] = firstRequests(screen, new URL(href, "https://candor.example"));
    return first?.next?.(data);
  };
  const href = `/scenario-detail/${scan}/consent`;
  expect(next(href, { list: [{ id: "a1" }, { id: "b2" }] })).toEqual({
    call: getCheck,
    request: { id: "a1" },
  });
  for (const none of [{ list: [] }, {}, undefined]) expect(next(href, none)).toBeNull();
  // A chosen check is not the first.
  expect(next(`${href}/web.consent.before`, { list: [{ id: "a1" }] })).toBeNull();
});
