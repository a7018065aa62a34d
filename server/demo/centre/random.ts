/** Seeded chance: the same seed gives the same world on every machine. */
export interface Chance {
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True in this share of all cases. */
  happens(share: number): boolean;
  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[];
}

/** Mulberry32: 32 bits of state, good enough to furnish a building. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    happens: (share) => next() < share,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ thing }) => thing),
  };
}
