import { describe, expect, it } from "vitest";
import { ccpa, gdpr, iso27001, pipl } from "./cites.ts";

describe("citations", () => {
  it("are short and in both languages", () => {
    expect(gdpr("7(3)").cite).toEqual({ en: "GDPR Art. 7(3)", cn: "GDPR 第 7(3) 条" });
    expect(ccpa("1798.135(b)").cite).toEqual({ en: "CCPA §1798.135(b)", cn: "CCPA 第 1798.135(b) 条" });
    expect(iso27001("A.8.24").cite).toEqual({ en: "ISO/IEC 27001 A.8.24", cn: "ISO/IEC 27001 A.8.24" });
  });

  it.each([
    [6, "六"],
    [10, "十"],
    [13, "十三"],
    [38, "三十八"],
    [40, "四十"],
    [51, "五十一"],
  ])("write article %i of the PIPL in Chinese numerals", (article, numeral) => {
    expect(pipl(article).cite.cn).toBe(`个保法 第${numeral}条`);
  });
});
