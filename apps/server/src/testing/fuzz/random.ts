/** Chance that comes out the same for the same seed: a failure can be run again. */
export interface Random {
  /** A whole number from 0, less than `below`. */
  below(below: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True once in `times`. */
  once(times: number): boolean;
}

/** Mulberry32: small, and good enough to choose by. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => {
      if (values.length === 0) throw new Error("nothing to pick from");
      return values[below(values.length)] as (typeof values)[number];
    },
    once: (times) => below(times) === 0,
  };
}
