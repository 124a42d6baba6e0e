// `pnpm size [--update] [--built] [path …]`: what each component of @candor/ui costs, or those named, such as
// forms/Button; minified and gzipped, with React there already; beside it the bare part of Radix Themes that does the
// same. Fails over the budget in packages/ui/size-budget.json; --update sets the budget of what is named, and of
// nothing else; --built measures what the last build left instead of building anew, and leaves out Radix's part, which no
// budget asks for.
import { readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FOR_UI, homeOf, installInto, scratch, writeApp } from "../publish/consumer.ts";
import { pack } from "../publish/pack.ts";
import { buildPackage, builtFolder } from "./build.ts";
import { entries, uiFolder } from "./catalogue.ts";
import { measure, type Size, weight } from "./measure.ts";
import { counterparts, rulesFor } from "./radix.ts";

/** Room above what was measured when a budget is set: a fix fits in it, a new dependency does not. */
const ROOM = 1.04;
const GOAL = 1.25;

const budgetFile = join(uiFolder, "size-budget.json");
type Budget = Record<string, number>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean" }, built: { type: "boolean" } },
});
const budget = JSON.parse(readFileSync(budgetFile, "utf8")) as Budget;
const measured = entries().filter(({ kind }) => !["group", "tokens", "words"].includes(kind));
const wanted = measured.filter(({ path }) => positionals.length === 0 || positionals.includes(path));
const unknown = positionals.filter((path) => !wanted.some((entry) => entry.path === path));
if (unknown.length > 0) {
  console.error(`No component of @candor/ui is called ${unknown.join(", ")}. Name one as forms/Button.`);
  process.exit(2);
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const total = ({ js, css }: Size) => js + css;

async function bareOf(app: string, path: string): Promise<Size | undefined> {
  const part = counterparts[path];
  if (!part) return undefined;
  const code = `export * from "@radix-ui/themes/components/${part.module}";`;
  const { js } = await measure(homeOf(app), code);
  return { js, css: await weight(rulesFor(part)) };
}

interface Line {
  path: string;
  size: Size;
  bare: Size | undefined;
  limit: number | undefined;
}

async function measureAll(app: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { path, kind } of wanted) {
    const statement = kind === "styles" ? "import" : "export * from";
    const size = await measure(app, `${statement} "@candor/ui/${path}";`);
    const bare = values.built ? undefined : await bareOf(app, path);
    lines.push({ path, size, bare, limit: budget[path] });
  }
  return lines;
}

function print({ path, size, bare, limit }: Line): void {
  const ratio = bare ? total(size) / total(bare) : undefined;
  const beside = bare ? `${kb(bare.js)}${kb(bare.css)}  ${ratio?.toFixed(2)} x` : "";
  const mark = ratio && ratio > GOAL ? " over the goal" : "";
  const over = limit !== undefined && total(size) > limit ? `  OVER ${kb(limit).trim()}` : "";
  console.log(`${path.padEnd(28)}${kb(size.js)}${kb(size.css)}  ${beside}${mark}${over}`);
}

const app = await scratch();
try {
  if (!values.built) await buildPackage();
  await installInto(app, { tarball: await pack(builtFolder, app), folder: uiFolder }, FOR_UI);
  await writeApp(app, { "package.json": '{ "private": true, "type": "module" }' });
  const lines = await measureAll(app);
  console.log("kB min+gzip, React apart        JS    CSS   bare Radix: JS, CSS, ours to theirs");
  for (const line of lines) print(line);
  if (values.update) {
    const set = new Map(lines.map(({ path, size }) => [path, Math.ceil((total(size) * ROOM) / 50) * 50]));
    const limits = measured.flatMap(({ path }) => {
      const limit = set.get(path) ?? budget[path];
      return limit === undefined ? [] : [[path, limit]];
    });
    writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`);
  } else {
    const failures = lines.flatMap(({ path, size, limit }) => {
      if (limit === undefined) return [`${path} has no budget: pnpm size --update`];
      return total(size) > limit ? [`${path}: ${total(size)} bytes, ${limit} allowed`] : [];
    });
    for (const failure of failures) console.error(failure);
    process.exitCode = failures.length > 0 ? 1 : 0;
  }
} finally {
  await rm(app, { recursive: true, force: true });
}
