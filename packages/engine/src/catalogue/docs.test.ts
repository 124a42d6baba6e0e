import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rules } from "../rules/registry.ts";
import { checkTexts } from "./index.ts";

const documentation = fileURLToPath(new URL("../../../../docs/checks.md", import.meta.url));

/** A row of the table of checks. */
const ROW = /^\| `web\..*\n/gm;

it("lists every check in the documentation, in order, with its level and laws", async () => {
  const rows = rules.map(({ id, level }) => {
    const text = checkTexts[id];
    const laws = text?.citations.map(({ cite }) => cite.en).join("; ");
    return `| \`${id}\` | ${text?.title.plain.en} | ${level} | ${laws} |\n`;
  });
  const written = readFileSync(documentation, "utf8");
  const first = written.search(ROW);
  const table = written.replaceAll(ROW, "");
  // The table is written by `pnpm docs`.
  await expect(table.slice(0, first) + rows.join("") + table.slice(first)).toMatchFileSnapshot(documentation);
});
