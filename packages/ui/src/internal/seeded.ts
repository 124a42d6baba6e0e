/** Numbers from 0 up to 1 that look random and are the same in every run: cases for tests of rules. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** A list of cases built from numbers of their own. */
export const cases = <T>(count: number, build: (random: () => number, seed: number) => T): T[] =>
  Array.from({ length: count }, (_, seed) => build(seeded(seed + 1), seed));
