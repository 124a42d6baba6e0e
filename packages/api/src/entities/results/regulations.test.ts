import { expect, test } from "vitest";
import { REGULATED_REGIONS, REGULATIONS, regulation } from "./regulations.ts";

test("each region's law is told once, whole in both languages, with its provisions", () => {
  expect(REGULATIONS.map(({ region }) => region)).toEqual(REGULATED_REGIONS);
  for (const one of REGULATIONS) {
    expect(regulation.parse(one)).toEqual(one);
    const { law, breach, fine, breach_source, fine_source } = one;
    for (const { en, cn } of [law, breach, fine, breach_source, fine_source]) {
      expect([en, /\p{Script=Han}/u.test(en), /\p{Script=Han}/u.test(cn)]).toEqual([en, false, true]);
    }
    for (const { en } of [breach_source, fine_source]) expect(en).toMatch(/\d/);
  }
});

test("hours are those that the sentence names", () => {
  for (const { region, breach_hours, breach } of REGULATIONS) {
    const named = /(\d+)(?: x (\d+))? hours/.exec(breach.en);
    const hours = named ? Number(named[1]) * Number(named[2] ?? 1) : null;
    expect([region, breach_hours]).toEqual([region, hours]);
  }
  expect(REGULATIONS.find(({ region }) => region === "ID")).toMatchObject({ breach_hours: 72 });
});
