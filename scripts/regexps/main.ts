// `pnpm regexps`: no regular expression of the product may take longer than its text grows. `--update` analyses the
// new ones and writes down which are linear; for one that cannot be decided, a person gives the reason.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { objectionTo } from "./analyse.ts";
import { EXAMINED } from "./examined.ts";
import { type Found, productExpressions } from "./find.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const ledger = fileURLToPath(new URL("linear.json", import.meta.url));
const update = process.argv.includes("--update");

const known = new Set<string>(JSON.parse(readFileSync(ledger, "utf8")));
const expressions = productExpressions(root);
const used = new Set(expressions.map(({ key }) => key));
const failures: string[] = [];

function judge({ key, place, literal }: Found): void {
  if (known.has(key) || key in EXAMINED) return;
  const objection = literal ? objectionTo(literal) : "made while the program runs";
  if (objection === null && update) known.add(key);
  else if (objection === null)
    failures.push(`${place} ${key}\n    is new and linear: run pnpm regexps --update`);
  else failures.push(`${place} ${key}\n    ${objection}`);
}

expressions.forEach(judge);
const stale = [...known, ...Object.keys(EXAMINED)].filter((key) => !used.has(key));
if (update) {
  const kept = [...known].filter((key) => used.has(key)).sort();
  writeFileSync(ledger, `${JSON.stringify(kept, null, 2)}\n`);
}
for (const key of stale)
  if (!update || key in EXAMINED)
    failures.push(`${key}\n    is in no code any more: take it out of the list`);

if (failures.length > 0) {
  console.error(`${failures.join("\n")}\n\nSee docs/adr/0021-expressions-in-linear-time.md.`);
  process.exit(1);
}
console.log(`${expressions.length} regular expressions, each in linear time`);
