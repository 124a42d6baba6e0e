import { expect, test } from "vitest";
import { SCENARIOS } from "../checks/scenarios.ts";
import { scenarioTexts } from "./texts.ts";

test.for(SCENARIOS.map(({ id }) => id))("%s has its texts in both languages", (id) => {
  const en = scenarioTexts(id, "en");
  const cn = scenarioTexts(id, "cn");
  expect(cn.intro).toMatch(/[一-鿿]/);
  expect(cn.faq.match(/^## /gm)).toHaveLength(en.faq.match(/^## /gm)?.length ?? 0);
  // The same decisions in both, each with all that is said of it.
  const facts = ({ cases }: typeof en) => cases.map(({ id, date, source }) => ({ id, date, source }));
  expect(facts(cn)).toEqual(facts(en));
  for (const one of [...en.cases, ...cn.cases]) {
    expect(one.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new URL(one.source).protocol).toBe("https:");
    expect(one.markdown.length).toBeGreaterThan(80);
  }
  const dates = en.cases.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});
