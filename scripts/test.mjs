// `npm test`: everything, part by part, with one closing line summed over all of them.

import { rows } from "./lib/parts.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";
import { endParts, startPart } from "./lib/side-by-side.mjs";

// pnpm takes `pnpm t <path>` for `pnpm test <path>`: with paths, the tests of these and no others.
if (process.argv.length > 2) await import("./t.mjs");

await ensureInstalled();

let ending = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, async () => {
    // Who asks twice does not want to wait.
    if (ending) process.exit(1);
    ending = true;
    console.log("\nEnding what is under way");
    await endParts();
    process.exit(1);
  });

const total = { passed: 0, failed: 0, skipped: 0, failures: [] };
const numbers = new Map(
  rows.flat(2).map(([name], index, all) => [name, `${index + 1}/${all.length} ${name}`]),
);

async function runPart(name, kept) {
  const started = Date.now();
  if (!kept) console.log(`\n── ${numbers.get(name)}`);
  const { tally, output } = await startPart(name, kept);
  if (ending) return;
  if (kept) console.log(`\n── ${numbers.get(name)}\n${output.trimEnd()}`);
  for (const key of ["passed", "failed", "skipped"]) total[key] += tally[key];
  total.failures.push(...tally.failures);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
}

for (const lanes of rows) {
  const kept = lanes.length > 1;
  if (kept) {
    const names = lanes.map((lane) => lane.map(([name]) => name).join(", then "));
    console.log(`\n── side by side, each shown when it has ended: ${names.join("; beside it ")}`);
  }
  const follow = async (lane) => {
    for (const [name] of lane) if (!ending) await runPart(name, kept);
  };
  await Promise.all(lanes.map(follow));
}

// Who ended it is waited for by what ends the parts.
if (ending) await new Promise(() => {});

if (total.failures.length > 0)
  console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join("\n")}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
