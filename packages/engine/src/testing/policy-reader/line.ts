import { lettersOf, PLACES } from "../../rules/web/policy/reader/features.ts";
import { signsOf } from "../../rules/web/policy/reader/signs.ts";
import { ALL_PLACES, SIGN } from "../../rules/web/policy/reader/weights.ts";
import type { Sample } from "./corpus.ts";

/** What a wrong answer costs, and how much more it does where a sentence that tells of a subject is missed. */
const COST = 1;
const MISSED = 2;
const ROUNDS = 8;
/** How far features are weighted by how much oftener they occur inside than outside. */
const BAYES = 0.5;

/** Numbers from 0 to 1 in an order that is the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** What only one sentence has tells of no other. */
const OFTEN = 2;

/** A sentence as numbers of features, with what each counts. */
interface Row {
  features: Int32Array;
  values: Float64Array;
}

export interface Table {
  rows: Row[];
  /** The place of each number: only those that occur have one. */
  places: number[];
}

export function tabled(samples: readonly Sample[]): Table {
  const found = samples.map(({ s, language }) => {
    const letters = [...lettersOf(s)];
    const signs = signsOf(s, language).map((place) => PLACES + place);
    const values = [...letters.map(() => 1 / Math.sqrt(letters.length)), ...signs.map(() => SIGN)];
    return { places: [...letters, ...signs], values };
  });
  const often = new Int32Array(ALL_PLACES);
  for (const row of found) for (const place of row.places) often[place] = (often[place] ?? 0) + 1;
  const numbers = new Int32Array(ALL_PLACES);
  const places = [...often.keys()].filter((place) => (often[place] ?? 0) >= OFTEN);
  for (const [number, place] of places.entries()) numbers[place] = number;
  const rows = found.map(({ places: all, values }) => {
    const kept = (_: number, at: number) => (often[all[at] ?? 0] ?? 0) >= OFTEN;
    return {
      features: Int32Array.from(all.filter(kept), (place) => numbers[place] ?? 0),
      values: Float64Array.from(values.filter(kept)),
    };
  });
  return { rows, places };
}

export interface Line {
  /** By number of feature. */
  weights: Float64Array;
  bias: number;
}

/** How much oftener each feature occurs in the rows inside than in the others, in a measure that has a sign. */
function ratiosOf({ rows, places }: Table, inside: readonly boolean[]): Float64Array {
  const counts = [true, false].map((side) => {
    const count = new Float64Array(places.length).fill(1);
    for (const [row, { features }] of rows.entries())
      if (inside[row] === side) for (const one of features) count[one] = (count[one] ?? 0) + 1;
    return count;
  });
  const [within = new Float64Array(), without = new Float64Array()] = counts;
  const many = inside.filter(Boolean).length;
  const shift = Math.log((rows.length - many + 2) / (many + 2));
  return within.map((count, one) => {
    const ratio = Math.log(count / (without[one] ?? 1)) + shift;
    return Math.sign(ratio) * Math.abs(ratio) ** BAYES;
  });
}

/**
 * The line between the sentences that tell of a subject and the others: a support vector machine with squared hinge loss
 * over features weighted as naive Bayes weights them (Wang and Manning 2012), by dual coordinate descent (Hsieh et al.
 * 2008).
 */
export function lineBetween(table: Table, inside: readonly boolean[]): Line {
  const ratios = ratiosOf(table, inside);
  const rows = table.rows.map(({ features, values }) => ({
    features,
    values: values.map((value, at) => value * (ratios[features[at] ?? 0] ?? 0)),
  }));
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  const weights = new Float64Array(table.places.length);
  let bias = 0;
  const duals = new Float64Array(rows.length);
  const order = rows.map((_, row) => row);
  const random = seeded(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const row of order) {
      const { features, values } = rows[row] as Row;
      const sign = inside[row] ? 1 : -1;
      const slack = 1 / (2 * COST * (inside[row] ? MISSED : 1));
      let score = bias;
      for (let at = 0; at < features.length; at += 1)
        score += (weights[features[at] as number] as number) * (values[at] as number);
      const dual = duals[row] as number;
      const next = Math.max(0, dual - (sign * score - 1 + slack * dual) / ((squares[row] as number) + slack));
      if (next === dual) continue;
      duals[row] = next;
      const step = (next - dual) * sign;
      bias += step;
      for (let at = 0; at < features.length; at += 1)
        weights[features[at] as number] =
          (weights[features[at] as number] as number) + step * (values[at] as number);
    }
  }
  return { weights: weights.map((weight, one) => weight * (ratios[one] ?? 0)), bias };
}
