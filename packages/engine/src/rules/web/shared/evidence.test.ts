import { describe, expect, it } from "vitest";
import { table } from "./evidence.ts";
import { counted, listed, say } from "./words.ts";

describe("evidence table", () => {
  const title = say("Hosts", "主机");

  it("keeps 200 rows and counts them all", () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ host: `h${index}.example` }));
    const made = table("hosts", title, ["host"], rows);
    expect(made.rows).toHaveLength(200);
    expect(made.total).toBe(250);
  });

  it("brings the words of the codes in tag and text cells, and of no others", () => {
    const made = table(
      "hosts",
      title,
      ["host", "category"],
      [{ host: "advertising", category: "advertising" }],
    );
    expect(made.columns[0]?.labels).toBeUndefined();
    expect(made.columns[1]?.labels).toEqual({ advertising: { en: "Advertising", cn: "广告" } });
  });

  it("takes no word from the prototype of its table", () => {
    const made = table("hosts", title, ["category"], [{ category: "constructor" }]);
    expect(made.columns[0]?.labels).toBeUndefined();
  });
});

describe("words", () => {
  it("count", () => {
    expect(counted(1, "cookie", "cookies")).toBe("1 cookie");
    expect(counted(1284, "cookie", "cookies")).toBe("1,284 cookies");
  });

  it("list up to three names", () => {
    expect(listed(["A"])).toEqual({ en: "A", cn: "A" });
    expect(listed(["A", "B"])).toEqual({ en: "A and B", cn: "A、B" });
    expect(listed(["A", "B", "C"]).en).toBe("A, B and C");
    expect(listed(["A", "B", "C", "D", "E"])).toEqual({ en: "A, B, C and 2 more", cn: "A、B、C 等" });
  });
});
