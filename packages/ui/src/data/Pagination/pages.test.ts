import { describe, expect, it } from "vitest";
import { pagesShown } from "./pages.ts";

describe("pagesShown", () => {
  it("shows every page of a short list", () => {
    expect(pagesShown(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesShown(1, 0)).toEqual([]);
  });

  it("leaves out the middle of a long one, and keeps its width while the page moves", () => {
    expect(pagesShown(1, 65)).toEqual([1, 2, 3, 4, 5, "gap-after", 65]);
    expect(pagesShown(30, 65)).toEqual([1, "gap-before", 29, 30, 31, "gap-after", 65]);
    expect(pagesShown(65, 65)).toEqual([1, "gap-before", 61, 62, 63, 64, 65]);
    for (let page = 1; page <= 65; page++) {
      const shown = pagesShown(page, 65);
      expect(shown).toHaveLength(7);
      expect(shown).toContain(page);
    }
  });
});
