import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as contract from "@candor/api/contract";
import { expect, test } from "vitest";
import { root } from "../lib/workspace.mjs";

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Calls by the name of their value. Those of a configuration stand together under one name. */
const calls = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === "object" && "path" in value && "access" in value ? [name] : [],
);

/** What a person's screen is made of, and the parts of the client that screens use: no tests, stories or samples. */
const sources = globSync(
  [
    "packages/features/src/**/*.{ts,tsx}",
    "apps/{portal,mis}/src/**/*.{ts,tsx}",
    "packages/api/src/{client,reports,uploads}/**/*.ts",
  ],
  { cwd: root },
).filter((file) => !/\.(?:test|stories)\.tsx?$|\/fixtures\b|\/testing\b/.test(file));

/** What a module takes from the contract by value: a call whose type alone is named is not made. */
const imported = (text: string): string[] =>
  [...text.matchAll(/^import \{([^}]*)\} from "[^"]*\bcontract\b[^"]*";$/gm)]
    .flatMap(([, names]) => (names ?? "").split(","))
    .map((name) => name.trim().replace(/ as \w+$/, ""))
    .filter((name) => !name.startsWith("type "));

const used = new Set(sources.flatMap((file) => imported(read(file))));

/** Names in the first column of the table of calls that other programs make. */
const documented = (read("docs/api.md").split("## Calls for other programs")[1] ?? "")
  .split("\n## ")[0]
  ?.split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ""));

test("each call is made by a screen, or by a program that the documentation names", () => {
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.filter((name) => !used.has(name)).sort()).toEqual(documented?.toSorted());
});
