import { expect, it } from "vitest";
import { listNews } from "./news.ts";

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `News ${at}`, href: `/pages/help/${at}` }));

it("lists up to five by themselves", () => {
  expect(listNews(entries(5))).toEqual({ listed: entries(5) });
});

it("lists four of six, and all of them where the first one leads", () => {
  expect(listNews(entries(6))).toEqual({ listed: entries(4), fullHref: "/pages/help/0" });
});
