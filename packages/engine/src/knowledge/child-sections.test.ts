import { expect, it } from "vitest";
import { childSections } from "./child-sections.ts";

const to = (...all: [path: string, text: string][]) =>
  childSections(all.map(([path, text]) => ({ href: `https://museum.example/${path}`, text }))).map(
    ({ href }) => href.replace("https://museum.example/", ""),
  );

it.each([
  ["p7", "Kids’ corner"],
  ["kids-corner/games", "Play"],
  ["kids", "Discover"],
  ["de/kinder", "Entdecken"],
  ["p7", "Für Kinder"],
  ["p7", "Kinderseiten"],
  ["p7", "Espace enfants"],
  ["p7", "Rincón infantil"],
  ["p7", "Angolo dei bambini"],
  ["p7", "Kącik dla dzieci"],
  ["p7", "Dětský koutek"],
  ["p7", "Детям"],
  ["p7", "儿童乐园"],
  ["p7", "キッズページ"],
  ["p7", "어린이 마당"],
  ["#/kids", "Discover"],
])("/%s (“%s”) leads to a part for children", (path, text) => {
  expect(to(["visit", "Visit"], [path, text])).toEqual([path]);
});

it.each([
  ["collections/kids", "Shoes"],
  ["blog/kids-and-cats", "Kids and cats"],
  ["p7", "Travelling with children"],
  ["p7", "Kinderwagen"],
  ["p7", "Family room"],
])("/%s (“%s”) does not", (path, text) => {
  expect(to(["visit", "Visit"], [path, text])).toEqual([]);
});

it("a shelf beside those for women and men is none", () => {
  expect(to(["women", "Women"], ["men", "Men"], ["kids", "Kids"])).toEqual([]);
});
