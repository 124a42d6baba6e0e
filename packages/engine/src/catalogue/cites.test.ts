import { TERRITORIES } from "@candor/api/entities";
import { describe, expect, it } from "vitest";
import {
  type Business,
  ccpa,
  citationsFor,
  coppa,
  eprivacy,
  gdpr,
  hipaa,
  iso27001,
  pipaKr,
  pipl,
} from "./cites.ts";
import { checkTexts } from "./index.ts";

describe("citations", () => {
  it("are short and in both languages", () => {
    expect(gdpr("7(3)").cite).toEqual({ en: "GDPR Art. 7(3)", cn: "GDPR 第七条第三款" });
    expect(ccpa("1798.135(b)").cite).toEqual({ en: "CCPA §1798.135(b)", cn: "CCPA 第 1798.135 条第 (b) 款" });
    expect(iso27001("A.8.24").cite).toEqual({ en: "ISO/IEC 27001 A.8.24", cn: "ISO/IEC 27001 A.8.24" });
  });

  it.each([
    ["GDPR 第三十二条第一款 (a) 项", gdpr("32(1)(a)")],
    ["GDPR 第四条第十一项", gdpr("4(11)")],
    ["《个人信息保护法》第三十八条第一款第三项", pipl("38(1)(3)")],
    ["韩国 PIPA 第二十八条之八", pipaKr("28-8")],
    ["CCPA 第 1798.135 条第 (a) 款第 (1) 项", ccpa("1798.135(a)(1)")],
  ])("name article, paragraph and point: %s", (cn, { cite }) => {
    expect(cite.cn).toBe(cn);
  });

  it.each([
    [6, "六"],
    [10, "十"],
    [13, "十三"],
    [38, "三十八"],
    [40, "四十"],
    [51, "五十一"],
    [100, "一百"],
    [105, "一百零五"],
    [115, "一百一十五"],
  ])("write article %i of the PIPL in Chinese numerals", (article, numeral) => {
    expect(pipl(article).cite.cn).toBe(`《个人信息保护法》第${numeral}条`);
  });
});

describe("citations for a business", () => {
  const all = [
    gdpr("32(1)"),
    eprivacy("5(3)"),
    ccpa("1798.120"),
    coppa("312.5"),
    hipaa("164.502"),
    pipl(14),
    iso27001("A.8.24"),
  ];
  const of = (territories: ("EU" | "US" | "CN")[], sector?: "health" | "children") =>
    citationsFor(all, { territories, sector }).map(({ framework }) => framework);

  it("are of its territories, and of its field where a law is of one", () => {
    expect(of(["EU"])).toEqual(["gdpr", "eprivacy", "iso27001"]);
    expect(of(["US"])).toEqual(["ccpa", "iso27001"]);
    expect(of(["US"], "health")).toEqual(["ccpa", "hipaa", "iso27001"]);
    expect(of(["EU"], "children")).toEqual(["gdpr", "eprivacy", "iso27001"]);
    expect(of(["CN"])).toEqual(["pipl", "iso27001"]);
  });

  const written = (territories: Business["territories"], ...citations: Parameters<typeof citationsFor>[0]) =>
    citationsFor(citations, { territories }).map(({ cite }) => cite);

  it.each([
    [eprivacy("5(3)"), "PECR 2003 reg. 6(1)", "英国 PECR 2003 第六条第一款"],
    [gdpr("6(1)(a)"), "UK GDPR Art. 6(1)(a)", "英国 GDPR 第六条第一款 (a) 项"],
    [gdpr("4(11)"), "UK GDPR Art. 4(1)(11)", "英国 GDPR 第四条第一款第十一项"],
    [gdpr("44"), "UK GDPR Art. 44A", "英国 GDPR 第 44A 条"],
  ])("name the law of the United Kingdom where the business is there: %o", (citation, en, cn) => {
    expect(written(["GB"], citation)).toEqual([{ en, cn }]);
    expect(written(["GB", "US"], citation)).toEqual([{ en, cn }]);
    expect(written(["EU", "GB"], citation)).toEqual([citation.cite, { en, cn }]);
    expect(written(["EU"], citation)).toEqual([citation.cite]);
    expect(written([], citation)).toEqual([citation.cite]);
  });

  it("of every check are of no law of the Union where the business is not in it", () => {
    const elsewhere = TERRITORIES.filter((territory) => territory !== "EU");
    const ofUnion = elsewhere.flatMap((territory) =>
      Object.values(checkTexts).flatMap(({ citations }) =>
        written([territory], ...citations).filter(
          ({ en, cn }) => /^GDPR|ePrivacy/.test(en) || /^GDPR|电子隐私/.test(cn),
        ),
      ),
    );
    expect(ofUnion).toEqual([]);
  });
});
