import { expect, it } from "vitest";
import { readAside } from "./read-aside.ts";

it("brings what a file holds, and an answer where it cannot be read", async () => {
  const found = await readAside(new Blob([' {"version":1} ']));
  expect(JSON.parse(await (found as Blob).text())).toBe('{"version":1}');
  expect(await readAside(new Blob(["no result"]))).toBe("not_result");
  // Reading it fails, as that of a file which was moved after it was chosen.
  expect(await readAside({} as Blob)).toBe("unreadable");
});
