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
  ["barn", "The barn"],
])("/%s (“%s”) does not", (path, text) => {
  expect(to(["visit", "Visit"], [path, text])).toEqual([]);
});

it.each([
  ["Women", "Men", "Kids"],
  ["WOMAN", "MAN", "KIDS"],
  ["Dame", "Herre", "Børn"],
  ["Naiset", "Miehet", "Lapset"],
  ["Ženy", "Muži", "Děti"],
  ["Női", "Férfi", "Gyerekeknek"],
  ["Femei", "Bărbați", "Copii"],
  ["Kadın", "Erkek", "Çocuklar"],
  ["Жінкам", "Чоловікам", "Дітям"],
  ["Жени", "Мъже", "Деца"],
  ["Γυναικεία", "Ανδρικά", "Παιδιά"],
  ["نساء", "رجال", "أطفال"],
  ["נשים", "גברים", "ילדים"],
  ["ผู้หญิง", "ผู้ชาย", "เด็ก"],
])("a shelf beside those for women and men is none: %s, %s, %s", (women, men, children) => {
  expect(to(["1", women], ["2", men], ["3", children])).toEqual([]);
  expect(to(["1", "Visit"], ["3", children])).toEqual(["3"]);
});
