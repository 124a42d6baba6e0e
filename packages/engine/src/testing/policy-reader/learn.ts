/**
 * Learns the weights of the second reader of policies from the sentences in `corpus`:
 *
 *     node src/testing/policy-reader/learn.ts
 *
 * The same sentences give the same file.
 */
import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { PLACES } from "../../rules/web/policy/reader/features.ts";
import { ALL_PLACES, type Head, WIDTH, weightsFile } from "../../rules/web/policy/reader/weights.ts";
import { SECTIONS } from "../../rules/web/policy/sections.ts";
import { digestOf, readCorpus, tellsOf } from "./corpus.ts";
import { type Line, lineBetween, tabled } from "./line.ts";

/** Weights of fewer steps are left out, so that the file stays small. */
const LEAST = 6;
const STEPS = 127;
/** Single features that stand out would make the steps of all others coarse: so many are cut to the largest weight. */
const CUT = 0.001;

const samples = readCorpus();
const table = tabled(samples);
const lines = SECTIONS.map((section) =>
  lineBetween(
    table,
    samples.map((sample) => tellsOf(sample, section)),
  ),
);

/** What a step is worth for the letters of a line, or for its signs. */
function stepOf({ weights }: Line, signs: boolean): number {
  const sizes = weights.filter((_, number) => (table.places[number] ?? 0) >= PLACES === signs).map(Math.abs);
  return (sizes.sort()[Math.floor(sizes.length * (1 - CUT))] ?? 1) / STEPS;
}
const head: Head = {
  digest: digestOf(),
  letters: lines.map((line) => stepOf(line, false)),
  signs: lines.map((line) => stepOf(line, true)),
  biases: lines.map(({ bias }) => bias),
};

const values = new Int8Array(ALL_PLACES * WIDTH);
for (const [section, { weights }] of lines.entries())
  for (const [number, place] of table.places.entries()) {
    const step = (place < PLACES ? head.letters : head.signs)[section] ?? 1;
    const steps = Math.round((weights[number] ?? 0) / step);
    if (Math.abs(steps) >= LEAST) values[place * WIDTH + section] = Math.max(-STEPS, Math.min(STEPS, steps));
  }
const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(values.buffer)]);
const file = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
writeFileSync(weightsFile, file);
console.log(`${samples.length} sentences, ${table.places.length} features, ${file.length} bytes`);
