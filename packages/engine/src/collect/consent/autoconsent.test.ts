import { expect, it } from "vitest";
import type { PageSession } from "../browser/session.ts";
import { Autoconsent } from "./autoconsent.ts";

/** What is said to a document that begins. */
function answers(autoconsent: Autoconsent): string[] {
  const said: string[] = [];
  const session = {
    isMain: () => true,
    evaluate: async (_: number, expression: string) => {
      said.push(expression);
      return null;
    },
  };
  autoconsent.attach(session as unknown as PageSession);
  autoconsent.receive({ type: "init", url: "https://shop.example/" }, 1);
  return said;
}

it("gives a document its rules, and none while it rests", () => {
  const autoconsent = new Autoconsent([{ name: "didomi" }]);
  expect(answers(autoconsent)).toHaveLength(1);
  autoconsent.rest();
  expect(answers(autoconsent)).toEqual([]);
  autoconsent.reset();
  expect(answers(autoconsent)).toHaveLength(1);
});
