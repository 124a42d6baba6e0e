import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publicNames } from "./api.ts";
import { entries, sourceFolder, uiFolder } from "./catalogue.ts";
import { generated } from "./generate.ts";
import { usageOf } from "./usage.ts";

const parts = entries().filter(({ kind }) => kind === "component");

it.each(Object.entries(await generated()))(
  "%s follows from the sources: pnpm ui:generate writes it",
  (path, text) => {
    expect(readFileSync(join(uiFolder, path), "utf8")).toBe(text);
  },
);

it("leads only to files that are there", () => {
  expect(entries().filter(({ source }) => !existsSync(join(sourceFolder, source)))).toEqual([]);
});

describe.each(parts.map((entry) => [entry.path, entry] as const))("%s", (_path, entry) => {
  it("says what each of its components is for", () => {
    const silent = publicNames(entry).filter(({ kind, about }) => kind === "component" && about === "");
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("says when to use it, what to do and what not", () => {
    const usage = usageOf(entry);
    expect(usage?.when).toMatch(/\w{3,}.*\.$/);
    expect(usage?.dos.length).toBeGreaterThan(0);
    expect(usage?.donts.length).toBeGreaterThan(0);
  });
});
