import { getAssessment, getScenario, listObjects } from "@candor/api/contract";
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
