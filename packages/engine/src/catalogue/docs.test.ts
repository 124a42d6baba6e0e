import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rules } from "../rules/registry.ts";
import { checkTexts } from "./index.ts";

it("lists every check in the documentation, in order, with its level and laws", () => {
  const document = readFileSync(new URL("../../../../docs/checks.md", import.meta.url), "utf8");
  const listed = document.split("\n").filter((line) => line.startsWith("| `web."));
  expect(listed).toEqual(
    rules.map(({ id, level }) => {
      const text = checkTexts[id];
      const laws = text?.citations.map(({ cite }) => cite.en).join("; ");
      return `| \`${id}\` | ${text?.title.plain.en} | ${level} | ${laws} |`;
    }),
  );
});
