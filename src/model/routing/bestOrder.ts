/**
 * The cheapest order in which to visit all stops, by Held and Karp: exact, in time of n² · 2ⁿ.
 * @param costs from each stop to each other one, by index; null where no route leads
 * @param start index of the first stop
 * @param end index of the last stop; null where it is free
 * @returns indices from the start on; null where no order has routes throughout. Of equal orders, that of the lowest indices.
 */
export function bestOrder(
  costs: readonly (readonly (number | null)[])[],
  start: number,
  end: number | null,
): readonly number[] | null {
  const others = costs.map((_, at) => at).filter((at) => at !== start);
  const all = 2 ** others.length;
  /** By the set of stops that were visited, and the last of them: the cost, and the stop before it. */
  const best = Array.from({ length: all }, () => new Float64Array(others.length).fill(Number.POSITIVE_INFINITY));
  const before = Array.from({ length: all }, () => new Int8Array(others.length).fill(-1));
  const costOf = (from: number, to: number) => costs[from]?.[to] ?? Number.POSITIVE_INFINITY;
  for (const [at, stop] of others.entries()) best[1 << at]![at] = costOf(start, stop);
  for (let visited = 1; visited < all; visited++)
    for (const [last, from] of others.entries()) {
      const cost = best[visited]![last]!;
      if (cost === Number.POSITIVE_INFINITY) continue;
      for (const [next, to] of others.entries()) {
        const grown = visited | (1 << next);
        const sum = cost + costOf(from, to);
        if (grown === visited || sum >= best[grown]![next]!) continue;
        best[grown]![next] = sum;
        before[grown]![next] = last;
      }
    }
  const whole = all - 1;
  let last = end === null ? best[whole]!.indexOf(Math.min(...best[whole]!)) : others.indexOf(end);
  if (others.length > 0 && !Number.isFinite(best[whole]![last])) return null;
  const order: number[] = [];
  for (let visited = whole; visited > 0; ) {
    order.unshift(others[last]!);
    const previous = before[visited]![last]!;
    visited &= ~(1 << last);
    last = previous;
  }
  return [start, ...order];
}
