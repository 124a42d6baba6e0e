import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { SECTIONS } from "../sections.ts";
import { PLACES } from "./features.ts";
import { SIGN_PLACES } from "./signs.ts";

/** Letters first, then signs. */
export const ALL_PLACES = PLACES + SIGN_PLACES;
/** How many weights stand at each place: one for each section, in their order. */
export const WIDTH = SECTIONS.length;

/** How much a sign counts beside all letters of a sentence together, which count as one. */
export const SIGN = 0.2;

/** What stands before the weights in their file. */
export interface Head {
  /** Of the sentences and the code that they were learned with. */
  digest: string;
  /** By section: what a step of a weight is worth for letters and for signs, and what is added to their sum. */
  letters: readonly number[];
  signs: readonly number[];
  biases: readonly number[];
}

interface Weights extends Head {
  /** By place, and there by section. */
  values: Int8Array;
}

/** Written by `learn.ts` in `testing/policy-reader`. */
export const weightsFile = new URL("./weights.br", import.meta.url);

let read: Weights | undefined;

/** The weights that were learned: a line of JSON, then a byte for each. */
export function weights(): Weights {
  if (read) return read;
  const bytes = brotliDecompressSync(readFileSync(weightsFile));
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.subarray(0, end).toString()) as Head;
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, ALL_PLACES * WIDTH);
  read = { ...head, values };
  return read;
}
