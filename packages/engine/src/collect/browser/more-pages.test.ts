import { expect, it } from "vitest";
import { morePages } from "./more-pages.ts";

const links = (...all: [href: string, text: string][]) =>
  all.map(([href, text]) => ({ href: `https://club.example/${href}`, text, inFooter: false }));

it("routes that a script draws are pages of their own", () => {
  const found = morePages(
    "https://club.example/",
    links(["#/", "Start"], ["#/agenda", "Agenda"], ["#/contact", "Contact"], ["#/privacy", "Privacy"]),
  );
  expect(found).toEqual([
    { url: "https://club.example/#/contact", kind: "contact" },
    { url: "https://club.example/#/agenda", kind: "other" },
  ]);
});

it("places on the same page are none", () => {
  expect(morePages("https://club.example/", links(["#contact", "Contact"], ["#top", "Up"]))).toEqual([]);
});
