import { expect, it } from "vitest";
import { pseudo, pseudoTexts } from "./pseudo.ts";

it("accents and lengthens a text", () => {
  expect(pseudo("Create scan")).toBe("[Çŕéåţé šçåñ········]");
});

it("leaves what is filled in, and tags", () => {
  expect(pseudo("{{count}} of <b>{{total}}</b>")).toMatch(/^\[\{\{count\}\} öf <b>\{\{total\}\}<\/b>·+\]$/);
});

it("reaches nested texts", () => {
  expect(pseudoTexts({ common: { action: { ok: "OK" } } })).toEqual({ common: { action: { ok: "[ÖĶ··]" } } });
});
