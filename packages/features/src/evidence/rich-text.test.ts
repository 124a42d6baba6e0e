import { describe, expect, it } from "vitest";
import { paragraphs, textPieces } from "./rich-text.ts";

describe("textPieces", () => {
  it("finds code and strong runs among plain text", () => {
    expect(textPieces("Block `adreach.js` until **denied** is set.")).toEqual([
      { kind: "plain", text: "Block " },
      { kind: "code", text: "adreach.js" },
      { kind: "plain", text: " until " },
      { kind: "strong", text: "denied" },
      { kind: "plain", text: " is set." },
    ]);
  });

  it("keeps a mark that has no partner", () => {
    expect(textPieces("Use ` and ** as typed")).toEqual([{ kind: "plain", text: "Use ` and ** as typed" }]);
  });

  it("never reads markup inside code", () => {
    expect(textPieces("`**a**`")).toEqual([{ kind: "code", text: "**a**" }]);
  });

  it("has nothing for an empty text", () => {
    expect(textPieces("")).toEqual([]);
  });
});

describe("paragraphs", () => {
  it("splits at empty lines and drops empty parts", () => {
    expect(paragraphs("One.\n\nTwo.\n \n\n")).toEqual(["One.", "Two."]);
  });
});
