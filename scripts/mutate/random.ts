/** Numbers of 0 up to 1, the same for the same seed (mulberry32, public domain). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In an order that is the same for the same seed. */
export function shuffled<One>(all: readonly One[], seed: number): One[] {
  const random = createRandom(seed);
  return all
    .map((one) => ({ one, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
}
