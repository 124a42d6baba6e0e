// `pnpm regexps`: no regular expression of the product may take longer than its text grows. What is not noted yet is
// analysed; `--update` notes it. For one that cannot be decided, a person gives the reason.
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
let proved = 0;

function judge({ key, place, literal }: Found): void {
  if (known.has(key) || key in EXAMINED) return;
  const objection = literal ? objectionTo(literal) : "made while the program runs";
  if (objection !== null) {
    failures.push(`${place} ${key}\n    ${objection}`);
    return;
  }
  known.add(key);
  proved += 1;
}

expressions.forEach(judge);
if (update) {
  const kept = [...known].filter((key) => used.has(key)).sort();
  writeFileSync(ledger, `${JSON.stringify(kept, null, 2)}\n`);
}
for (const key of Object.keys(EXAMINED))
  if (!used.has(key)) failures.push(`${key}\n    is in no code any more: take its reason out`);

if (failures.length > 0) {
  console.error(`${failures.join("\n")}\n\nSee docs/adr/0021-expressions-in-linear-time.md.`);
  process.exit(1);
}
console.log(`${expressions.length} regular expressions, each in linear time`);
if (proved > 0 && !update) console.log(`${proved} of them are new: pnpm regexps --update notes them`);
