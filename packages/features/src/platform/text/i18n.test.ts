import { expect, test } from "vitest";
import { createI18n } from "./i18n.ts";

const texts = {
  checks_one: "{{count}} check",
  checks_other: "{{count}} checks",
  share: "{{passed}} of {{total}}",
  scan: "S-{{number}} of {{year}}",
};

test("an amount in a text is written as in a table, a number that names something as it is", () => {
  for (const language of ["en", "cn"] as const) {
    const { t } = createI18n(language, { common: texts });
    const say = t as unknown as (key: string, values: object) => string;
    expect(say("checks", { count: 9100 })).toContain("9,100 checks");
    expect(say("share", { passed: 999, total: 3458 })).toBe("999 of 3,458");
    expect(say("share", { passed: "1,024", total: 1.5 })).toBe("1,024 of 1.5");
    expect(say("scan", { number: 20_001, year: 2026 })).toBe("S-20001 of 2026");
  }
});
