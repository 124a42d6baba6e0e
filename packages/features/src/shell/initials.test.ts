import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Example Retail", "ER"],
  ["lin yue", "LY"],
  ["Ana Maria de Souza", "AS"],
  ["Candor", "C"],
  ["示例零售", "示"],
  ["  ", ""],
])("takes the initials of %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
