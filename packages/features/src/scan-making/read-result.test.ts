import { expect, test } from "vitest";
import { readResult } from "./read-result.ts";

test("a result is given as a JSON string of its text", async () => {
  const text = `{"a":"${'é中\u{1f512}\\"\\n'.repeat(1000)}"}`;
  const found = await readResult(new Blob([`\r\n ${text}\n`]));
  expect(found).toBeInstanceOf(Blob);
  expect(JSON.parse(await (found as Blob).text())).toBe(text);
});

test.for([
  ["nothing", "", "empty"],
  ["spaces and line ends", " \r\n\t", "empty"],
  ["a picture", "\x89PNG\r\n", "not_result"],
  ["a result that was cut off", '{"version":', "not_result"],
] as const)("%s is no result", async ([, content, why]) => {
  expect(await readResult(new Blob([content]))).toBe(why);
});
