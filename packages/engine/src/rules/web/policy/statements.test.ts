import { describe, expect, it } from "vitest";
import { statementsOf } from "./statements.ts";

const told = (text: string) => statementsOf(text).map(({ text: one }) => one);

describe("the statements of a policy", () => {
  it("stand under their titles, which say nothing of themselves", () => {
    expect(statementsOf("5. Transfers\nData stays here.\nRecipients\nOur bank gets it.")).toEqual([
      { text: "Data stays here.", heading: "5. Transfers", leadIn: "" },
      { text: "Our bank gets it.", heading: "Recipients", leadIn: "" },
    ]);
  });

  it.each([
    ["en", "We share data with:\n- our bank\n- our printer", "We share data with:"],
    ["de", "Empfänger sind:\nunsere Bank\nunsere Druckerei", "Empfänger sind:"],
    [
      "fr",
      "Nous transmettons vos données à :\n• la banque ;\n• l’imprimeur.",
      "Nous transmettons vos données à :",
    ],
    ["ja", "提供先は次のとおりです：\n・銀行\n・印刷会社", "提供先は次のとおりです："],
  ])("of a list begin as it does: %s", (_, text, leadIn) => {
    const [, ...items] = statementsOf(text);
    expect(items).toHaveLength(2);
    expect(items.every((item) => item.leadIn === leadIn)).toBe(true);
  });

  it("of a list end where the next numbered title begins", () => {
    const last = statementsOf("Recipients are:\nour bank\n2. Your rights\nYou may object.").at(-1);
    expect(last).toEqual({ text: "You may object.", heading: "2. Your rights", leadIn: "" });
  });

  it.each([
    ["cs", "Zásady platí od 1. 3. 2026 do odvolání."],
    ["ko", "이 방침은 2026. 5. 1.부터 적용됩니다."],
    ["de", "Gültig ab 1. 5. 2026 für alle."],
  ])("are not cut at the points of a date: %s", (_, sentence) => {
    expect(told(sentence)).toEqual([sentence]);
  });

  it("are the rows of a table and a short text without titles, too", () => {
    expect(told("Company | Purpose\nGoogle | statistics")).toEqual([
      "Company | Purpose",
      "Google | statistics",
    ]);
    expect(told("Google Analytics")).toEqual(["Google Analytics"]);
  });
});
