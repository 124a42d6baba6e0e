import { expect, it } from "vitest";
import { fieldsAsked } from "./asking.ts";

it.each([
  [2, `<form><label>নাম <input name="a"></label><textarea name="b"></textarea></form>`],
  [1, `<FORM><INPUT NAME=q TYPE=email><input type='hidden' name=t><select-all></FORM>`],
  [0, `<form role="search"><input name="q" type="search"><button>Go</button></form><input name="outside">`],
  [3, `<form><input></form><form><input><input type=tel><select><option>1</select></form>`],
  [0, "<p>form input textarea</p>"],
])("%i fields are asked for in %s", (fields, html) => {
  expect(fieldsAsked(html)).toBe(fields);
});
